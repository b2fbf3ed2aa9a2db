import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Step } from '../queries.ts';
import type { NextStep } from './next-step.ts';
import type { Stepper } from './use-stepper.ts';

interface Props {
  step: NextStep;
  stepper: Stepper;
  settings?: Omit<Step, 'action' | 'version'>;
  variant?: ButtonVariant;
  large?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The button for a step of the evening. It asks first if the step cannot be undone. */
export function StepButton({
  step,
  stepper,
  settings,
  variant = 'primary',
  large = false,
  disabled = false,
  className,
}: Props) {
  const [asking, setAsking] = useState<(NextStep & { version: number }) | null>(null);
  const busy = stepper.busy === step.action;
  // People check in while the dialog is open, so it keeps the version it asked about. The server refuses that if the
  // evening has moved on.
  const isAsAsked = asking && step.asks && step.action === asking.action && stepper.version === asking.version;
  const asked = isAsAsked ? step : asking;
  const take = ({ action }: NextStep, version = stepper.version) => {
    setAsking(null);
    stepper.take(action, settings, version);
  };
  return (
    <>
      <Button
        variant={variant}
        size={large ? 'lg' : 'md'}
        block={large}
        loading={busy}
        disabled={disabled}
        focusAfter="now"
        className={cx(large && 'min-h-15 text-xl', className)}
        onClick={() => (step.asks ? setAsking({ ...step, version: stepper.version }) : take(step))}
      >
        {step.label}
      </Button>
      {asking && asked?.asks && (
        <ConfirmDialog
          open
          title={asked.asks.title}
          description={asked.asks.description}
          confirmLabel={asked.label}
          danger={asking.action === 'end'}
          onConfirm={() => take(asking, asking.version)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
