import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBaseAddress } from '../../service/settings.ts';
import { useMakeStageLink } from '../queries.ts';

/** The stage on a laptop without the host's session. A new link invalidates the ones before. */
export function StageLink({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMakeStageLink(eventId);
  const [asking, setAsking] = useState(false);
  const base = useBaseAddress();
  const address = data && `${base}/stage/${data.secret}`;
  const copy = async (address: string) =>
    (await copyText(address)) ? toast.success('Stage link copied') : toast.info('Copy the link by hand');
  return (
    <div className="grid grid-cols-1 gap-2">
      {address && (
        <Field label="Stage link" hint="Anyone with the link sees the stage and nothing else.">
          {(control) => (
            <TextArea
              {...control}
              readOnly
              rows={2}
              value={address}
              className="resize-none break-all"
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2.5">
        {address && (
          <Button variant="secondary" icon={<Copy size={18} aria-hidden />} onClick={() => copy(address)}>
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
        description="Earlier links stop working at once."
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
