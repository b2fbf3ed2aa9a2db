import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileProgress } from './queries.ts';

export interface CompletionMessage {
  title: string;
  text: string;
}

/** The message of each band, from its percentage up. The last band reached counts. */
const bands: readonly (readonly [number, CompletionMessage])[] = [
  [0, { title: 'Start your profile', text: 'Answer a few general questions to get better matches at every event.' }],
  [1, { title: 'A good start', text: 'A few more answers help us find the right people for you.' }],
  [25, { title: 'You are on your way', text: 'Keep going: every answer makes your matches better.' }],
  [50, { title: 'More than halfway there', text: 'The next answers tell us what makes you stand out.' }],
  [75, { title: 'Almost complete', text: 'Only a few questions to go.' }],
];

/** The message for a percentage. The bands are 0, under 25, under 50, under 75, and from 75. */
export function completionMessage(percentage: number): CompletionMessage {
  const [, message] = bands.findLast(([from]) => percentage >= from) ?? bands[0] ?? [];
  if (!message) throw new Error('There is no message for a profile');
  return message;
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
      aria-label="Profile completion"
      className="relative mb-8 flex animate-rise items-center gap-4 rounded-xl bg-accent-soft p-4 transition hover:shadow-lift sm:gap-5 sm:p-5"
    >
      <span className="tight:hidden inline-flex shrink-0 rounded-full bg-surface">
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
