import { CircleCheck, Link2, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

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
      title={copied ? 'Success! URL copied to your clipboard' : 'Copy this link'}
      description={
        copied
          ? 'Send it to your guests. Anyone with the link can join.'
          : 'Your browser did not let us copy it for you.'
      }
      actions={
        <>
          {canHandOver() && (
            <Button variant="secondary" icon={<Send size={18} aria-hidden />} onClick={() => handOver(url)} block>
              Send to...
            </Button>
          )}
          <Button onClick={onClose} block>
            OK
          </Button>
        </>
      }
    >
      {copied === false && (
        <TextArea
          readOnly
          rows={2}
          value={url}
          aria-label="Event link"
          className="resize-none break-all"
          onFocus={(event) => event.target.select()}
        />
      )}
      {children}
    </Dialog>
  );
}
