import { MonitorPlay, Printer } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { NextStep } from './next-step.ts';
import { StageCode } from './stage-code.tsx';
import { StageLink } from './stage-link.tsx';
import { StepButton } from './step-button.tsx';
import type { Stepper } from './use-stepper.ts';

const t = texts('console');

const renewing = (): NextStep => ({
  action: 'renew_code',
  label: t('code.renew'),
  asks: { title: t('code.renewAsked'), description: t('code.renewText') },
});

interface Props {
  eventId: string;
  hasCode: boolean;
  stepper: Stepper;
}

/** The stage, on this device and on others, the poster, and a new code. */
export const StageTools = ({ eventId, hasCode, stepper }: Props) => (
  <div className="grid grid-cols-1 gap-2.5">
    <div className="flex flex-wrap gap-2.5">
      <a
        href={`/events/${eventId}/stage`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('secondary', 'md', false)}
      >
        <MonitorPlay size={18} aria-hidden />
        {t('stage.open')}
      </a>
      {hasCode && (
        <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('stage.printPoster')}
        </Button>
      )}
    </div>
    <StageCode eventId={eventId} />
    <StageLink eventId={eventId} />
    {hasCode && <StepButton step={renewing()} stepper={stepper} variant="quiet" className="justify-self-start" />}
  </div>
);
