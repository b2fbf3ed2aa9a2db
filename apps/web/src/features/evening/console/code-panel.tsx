import { Copy, MonitorPlay, Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMakeStageLink } from '../queries.ts';
import { codeId } from './main-button.tsx';
import type { NextStep } from './next-step.ts';
import { StepButton } from './step-button.tsx';
import type { Stepper } from './use-stepper.ts';

const renewing: NextStep = {
  action: 'renew_code',
  label: 'Renew the code',
  asks: {
    title: 'Renew the code?',
    description: 'The old one stops working at once, on posters too. People who are here stay checked in.',
  },
};

interface Props {
  eventId: string;
  code: string | null;
  stepper: Stepper;
}

/** The ways to check in: the code, the stage and the poster. */
export function CodePanel({ eventId, code, stepper }: Props) {
  return (
    <section aria-labelledby={codeId} className="grid grid-cols-1 gap-3">
      <h2 id={codeId} tabIndex={-1} className="heading text-xl">
        Code and stage
      </h2>
      {code && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-bold font-mono text-3xl tracking-[0.15em]">
            <span className="sr-only">The code is </span>
            {code}
          </p>
          <StepButton step={renewing} stepper={stepper} variant="quiet" />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <a
          href={`/events/${eventId}/stage`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'md', false)}
        >
          <MonitorPlay size={18} aria-hidden />
          Open the stage
        </a>
        {code && (
          <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            Print the poster
          </Button>
        )}
      </div>
      <StageLink eventId={eventId} />
    </section>
  );
}

/** The stage on a laptop without the host's session. A new link invalidates the one before. */
function StageLink({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMakeStageLink(eventId);
  const [asking, setAsking] = useState(false);
  const copy = async (address: string) =>
    (await copyText(address)) ? toast.success('Stage link copied') : toast.info('Copy the link by hand');
  return (
    <div className="grid grid-cols-1 gap-2">
      {data && (
        <Field label="Stage link" hint="Anyone with the link sees the stage and nothing else.">
          {(control) => (
            <TextArea
              {...control}
              readOnly
              rows={2}
              value={data.address}
              className="resize-none break-all"
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2.5">
        {data && (
          <Button variant="secondary" icon={<Copy size={18} aria-hidden />} onClick={() => copy(data.address)}>
            Copy
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<RefreshCw size={18} aria-hidden />}
          loading={isPending}
          onClick={() => setAsking(true)}
        >
          {data ? 'New stage link' : 'Stage link for another laptop'}
        </Button>
      </div>
      <FieldError error={error && statusMessage(error, 'The link could not be made. Please try again.')} />
      <ConfirmDialog
        open={asking}
        title="Make a stage link?"
        description="An earlier link stops working at once."
        confirmLabel="Make the link"
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
