import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { percent } from '../../language/percent.ts';
import { texts } from '../../language/texts.ts';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileProgress } from './queries.ts';

const t = texts('profile');

export interface CompletionMessage {
  title: string;
  text: string;
}

/** The bands, each from its percentage up. The last band reached counts. */
const bands = [
  [0, 'none'],
  [1, 'begun'],
  [25, 'quarter'],
  [50, 'half'],
  [75, 'nearly'],
] as const;

/** The message for a percentage. The bands are 0, under 25, under 50, under 75, and from 75. */
export function completionMessage(percentage: number): CompletionMessage {
  const [, band] = bands.findLast(([from]) => percentage >= from) ?? bands[0];
  return { title: t(`bands.${band}.title`), text: t(`bands.${band}.text`) };
}

/** The progress of the profile, with a link to it. Hidden if unknown or complete. */
export function CompletionCard() {
  const { data: progress, isPending } = useQuery(profileProgress);
  if (isPending) return <Skeleton className="mb-8 h-36 rounded-xl sm:h-25" />;
  if (!progress || progress.is_complete) return null;
  const { completion_percentage: percentage, answered_questions: answered, total_questions: total } = progress;
  const { title, text } = completionMessage(percentage);
  return (
    <section
      aria-label={t('completion')}
      className="relative mb-8 flex animate-rise items-center gap-4 rounded-xl bg-accent-soft p-4 transition hover:shadow-lift sm:gap-5 sm:p-5"
    >
      <span className="tight:hidden inline-flex shrink-0 rounded-full bg-surface">
        <ProgressRing label={t('completion')} value={percentage} size={64}>
          {percentage >= 100 ? <Check size={26} className="text-accent-ink" aria-hidden /> : percent(percentage)}
        </ProgressRing>
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="heading text-lg">{title}</h2>
        <p className="text-ink-soft text-sm">{text}</p>
        <p className="mt-0.5 text-ink-soft text-xs tabular-nums">
          {t('answeredOf', { answered: String(answered), total: String(total) })}
        </p>
      </div>
      <Link
        to="/profile"
        aria-label={t('complete')}
        className="grid shrink-0 place-items-center rounded-full text-accent-ink after:absolute after:inset-0 after:rounded-xl sm:size-11 sm:bg-accent sm:text-on-accent"
      >
        <ArrowRight size={20} aria-hidden />
      </Link>
    </section>
  );
}
