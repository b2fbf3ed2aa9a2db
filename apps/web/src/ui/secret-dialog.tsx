import { Copy } from 'lucide-react';
import { texts } from '../language/texts.ts';
import { copyText } from '../lib/clipboard.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { toast } from './toast.ts';

const t = texts('ui');

interface Props {
  secret: string;
  /** The name of the secret's field. */
  label: string;
  title: string;
  description: string;
  /** The notice once it is copied, and the one where the browser does not allow that. */
  copied: string;
  copyByHand: string;
  onClose: () => void;
}

/** The one time that a secret is on a screen. A tap outside does not close it. */
export function SecretDialog({ secret, label, title, description, copied, copyByHand, onClose }: Props) {
  const copy = async () => ((await copyText(secret)) ? toast.success(copied) : toast.info(copyByHand));
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => undefined}
      title={title}
      description={description}
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
      <Field label={label}>
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
