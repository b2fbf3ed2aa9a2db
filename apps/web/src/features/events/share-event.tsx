import { CircleCheck, Link2, Send, Share } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

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

/** Copies the event's address to the clipboard and says so. If copying fails, it shows the address instead. */
export function ShareEvent({ eventId }: { eventId: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = `${window.location.origin}/events/${eventId}`;
  const close = () => setCopied(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Share size={16} aria-hidden />}
        onClick={async () => setCopied(await copyText(url))}
      >
        Share
      </Button>
      <Dialog
        open={copied !== null}
        onClose={close}
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
            <Button onClick={close} block>
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
      </Dialog>
    </>
  );
}
