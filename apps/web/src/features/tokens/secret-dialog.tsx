import { Copy } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

const t = texts('tokens');

/** The one time that the secret is on a screen. A tap outside does not close it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => ((await copyText(secret)) ? toast.success(t('copied')) : toast.info(t('copyByHand')));
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => undefined}
      title={t('copyTitle')}
      description={t('copyText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('done')}
          </Button>
          <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <Field label={t('token')}>
        {(control) => (
          <TextArea
            {...control}
            readOnly
            rows={2}
            value={secret}
            className="resize-none break-all font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
    </Dialog>
  );
}
