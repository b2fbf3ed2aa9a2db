import { limits } from '@serendip/contract/limits';
import type { MatchRun } from '@serendip/contract/matching';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { NextStep } from './next-step.ts';
import type { Settings } from './settings.tsx';
import { StepButton } from './step-button.tsx';
import type { Stepper } from './use-stepper.ts';

const t = texts('console');

export const codeId = 'code';

function showCode(): void {
  const code = document.getElementById(codeId);
  code?.focus({ preventScroll: true });
  code?.scrollIntoView({ block: 'start' });
}

const large = 'min-h-15 text-xl';

interface Props {
  step: NextStep;
  stepper: Stepper;
  hereCount: number;
  run: MatchRun | undefined;
  loading: boolean;
  /** Null while a field holds no number. */
  settings: Settings | null;
  onMatch: () => void;
}

/** The large button for the next step. Before round 1 at least three people need to be here and matched. */
export function MainButton({ step, stepper, hereCount, run, loading, settings, onMatch }: Props) {
  if (step.action !== 'start') return <StepButton step={step} stepper={stepper} large />;
  const enough = hereCount >= limits.participants_min;
  const matchOrShow = (
    <Button size="lg" block className={large} loading={loading} onClick={enough ? onMatch : showCode}>
      {enough ? t('matchPeople', { count: hereCount }) : t('showCode')}
    </Button>
  );
  if (!run) return matchOrShow;
  const start = (
    <StepButton
      step={step}
      stepper={stepper}
      variant={enough ? 'primary' : 'secondary'}
      large={enough}
      disabled={settings === null}
      className={
        enough
          ? 'whitespace-nowrap max-sm:px-3 max-sm:text-lg tight:whitespace-normal'
          : 'min-h-15 w-full text-balance max-sm:px-2 max-sm:text-sm'
      }
      {...(settings ? { settings: { ...settings, match_run_id: run.id } } : {})}
    />
  );
  return (
    <div className="flex flex-wrap gap-2.5">
      <div className="grid grow basis-28">
        {enough ? (
          <Button
            variant="secondary"
            size="lg"
            className="whitespace-nowrap max-sm:px-3 tight:whitespace-normal"
            onClick={onMatch}
          >
            {t('matchAgain')}
          </Button>
        ) : (
          // An evening without check-ins starts, too.
          start
        )}
      </div>
      <div className="grow-[3] basis-52">{enough ? start : matchOrShow}</div>
    </div>
  );
}
