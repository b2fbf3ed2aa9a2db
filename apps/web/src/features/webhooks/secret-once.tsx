import { Copy } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

const t = texts('webhooks');

interface Props {
  secret: string;
  /** It replaces another one. */
  isNew: boolean;
  onClose: () => void;
}

/** Shows a webhook's secret, which nobody sees again. A tap outside does not close it. */
export function SecretOnce({ secret, isNew, onClose }: Props) {
  const copy = async () => ((await copyText(secret)) ? toast.success(t('secretCopied')) : toast.info(t('copyByHand')));
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => undefined}
      title={isNew ? t('newSecret') : t('secretTitle')}
      description={isNew ? t('newSecretText') : t('secretText')}
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
      <Field label={t('secret')}>
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
