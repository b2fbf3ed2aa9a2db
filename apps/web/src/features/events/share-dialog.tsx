import { CircleCheck, Link2, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const t = texts('events');

/** The address that guests get. */
const eventAddress = (eventId: string): string => `${window.location.origin}/events/${eventId}`;

/** Copies the event's address to the clipboard. True on success. */
export const copyAddress = (eventId: string): Promise<boolean> => copyText(eventAddress(eventId));

/** True where the browser can share an address with other apps. Most desktop browsers and pages without TLS cannot. */
const canHandOver = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Closing it is not an error. */
const handOver = (url: string): void => {
  navigator.share({ url }).catch(() => undefined);
};

const Mark = ({ copied }: { copied: boolean }) => (
  <span
    aria-hidden
    className={`grid size-14 animate-pop place-items-center rounded-full ${copied ? 'bg-positive-soft text-positive-ink' : 'bg-accent-soft text-accent-ink'}`}
  >
    {copied ? <CircleCheck size={28} /> : <Link2 size={28} />}
  </span>
);

interface Props {
  eventId: string;
  /** Whether the address is on the clipboard; null keeps the dialog closed. */
  copied: boolean | null;
  onClose: () => void;
  /** More ways to hand on the address, such as its QR code. */
  children?: ReactNode;
}

/** Says that the event's address was copied. If copying failed, it shows the address instead. */
export function ShareDialog({ eventId, copied, onClose, children }: Props) {
  const url = eventAddress(eventId);
  return (
    <Dialog
      open={copied !== null}
      onClose={onClose}
      icon={<Mark copied={copied === true} />}
      title={copied ? t('share.copied') : t('share.copyIt')}
      description={copied ? t('share.copiedHint') : t('share.notCopied')}
      actions={
        <>
          {canHandOver() && (
            <Button variant="secondary" icon={<Send size={18} aria-hidden />} onClick={() => handOver(url)} block>
              {t('share.sendTo')}
            </Button>
          )}
          <Button onClick={onClose} block>
            {t('share.ok')}
          </Button>
        </>
      }
    >
      {copied === false && (
        <TextArea
          readOnly
          rows={2}
          value={url}
          aria-label={t('share.link')}
          className="resize-none break-all"
          onFocus={(event) => event.target.select()}
        />
      )}
      {children}
    </Dialog>
  );
}
