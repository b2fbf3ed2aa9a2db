import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { completionMessage } from './completion-message.ts';
import { profileProgress } from './queries.ts';

/** The progress of the profile, with a link to it. Hidden if unknown or complete. */
export function CompletionCard() {
  const { data: progress, isPending } = useQuery(profileProgress);
  if (isPending) return <Skeleton className="mb-8 h-36 rounded-xl sm:h-25" />;
  if (!progress || progress.is_complete) return null;
  const { completion_percentage: percentage, answered_questions: answered, total_questions: total } = progress;
  const { title, text } = completionMessage(percentage);
  return (
    <section
      aria-label="Profile completion"
      className="relative mb-8 flex animate-rise items-center gap-4 rounded-xl bg-accent-soft p-4 transition hover:shadow-lift sm:gap-5 sm:p-5"
    >
      <span className="inline-flex shrink-0 rounded-full bg-surface">
        <ProgressRing label="Profile completion" value={percentage} size={64}>
          {percentage >= 100 ? <Check size={26} className="text-accent-ink" aria-hidden /> : `${percentage}%`}
        </ProgressRing>
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="heading text-lg">{title}</h2>
        <p className="text-ink-soft text-sm">{text}</p>
        <p className="mt-0.5 text-ink-soft text-xs tabular-nums">{`${answered} of ${total} answered`}</p>
      </div>
      <Link
        to="/profile"
        aria-label="Complete your profile"
        className="grid shrink-0 place-items-center rounded-full text-accent-ink after:absolute after:inset-0 after:rounded-xl sm:size-11 sm:bg-accent sm:text-on-accent"
      >
        <ArrowRight size={20} aria-hidden />
      </Link>
    </section>
  );
}
