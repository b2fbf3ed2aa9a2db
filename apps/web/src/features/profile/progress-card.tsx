import type { Progress } from '@serendip/contract/profile';
import { percent } from '../../language/percent.ts';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { encouragement, remainingText } from './progress.ts';

const t = texts('profile');

const Count = ({ name, value }: { name: string; value: number }) => (
  <div className="flex flex-col-reverse rounded-md bg-sunken px-4 py-3">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="heading text-2xl tabular-nums">{value}</dd>
  </div>
);

/** The progress of the profile, with an encouragement. */
export function ProgressCard({ progress }: { progress: Progress }) {
  const { completion_percentage: percentage, answered_questions: answered, total_questions: total } = progress;
  const badge = encouragement(percentage);
  const left = remainingText(total - answered);
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">{t('completion')}</h2>
      <div className="flex flex-wrap items-center gap-5 lg:grid lg:justify-items-center lg:text-center">
        <ProgressRing label={t('completion')} value={percentage} size={112}>
          <span className="text-xl">{percent(percentage)}</span>
        </ProgressRing>
        <div role="status" className="grid min-w-0 flex-1 basis-32 gap-1">
          {badge && (
            <p key={badge} className="heading animate-pop text-balance text-lg">
              {badge}
            </p>
          )}
          {left && <p className="text-ink-soft">{left}</p>}
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        <Count name={t('completedCount')} value={answered} />
        <Count name={t('remainingCount')} value={total - answered} />
      </dl>
    </Card>
  );
}
