import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBaseAddress } from '../../service/settings.ts';
import { useMakeStageLink } from '../queries.ts';

const t = texts('console');

/** The stage on a laptop without the host's session. A new link invalidates the ones before. */
export function StageLink({ eventId }: { eventId: string }) {
  const { mutate, data, isPending, error } = useMakeStageLink(eventId);
  const [asking, setAsking] = useState(false);
  const base = useBaseAddress();
  const address = data && `${base}/stage/${data.secret}`;
  const copy = async (address: string) =>
    (await copyText(address)) ? toast.success(t('stage.copied')) : toast.info(t('stage.copyByHand'));
  return (
    <div className="grid grid-cols-1 gap-2">
      {address && (
        <Field label={t('stage.link')} hint={t('stage.linkHint')}>
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
            {t('stage.copy')}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<RefreshCw size={18} aria-hidden />}
          loading={isPending}
          onClick={() => setAsking(true)}
        >
          {data ? t('stage.newLink') : t('stage.linkForLaptop')}
        </Button>
      </div>
      <FieldError error={error && statusMessage(error, t('stage.linkFailed'))} />
      <ConfirmDialog
        open={asking}
        title={t('stage.makeAsked')}
        description={t('stage.makeText')}
        confirmLabel={t('stage.make')}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
