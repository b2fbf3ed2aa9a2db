import { CircleCheck, Link2, Share } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const Mark = ({ copied }: { copied: boolean }) => (
  <span
    aria-hidden
    className={`grid size-14 animate-pop place-items-center rounded-full ${copied ? 'bg-positive-soft text-positive-ink' : 'bg-accent-soft text-accent-ink'}`}
  >
    {copied ? <CircleCheck size={28} /> : <Link2 size={28} />}
  </span>
);

/** Puts the event's address on the clipboard and says so; where no way to copy works, it shows the address instead. */
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
          copied ? 'Send it to your guests: whoever opens it can join.' : 'Your browser did not let us copy it.'
        }
        actions={
          <Button onClick={close} block>
            OK
          </Button>
        }
      >
        {copied === false && (
          <TextInput readOnly value={url} aria-label="Event link" onFocus={(event) => event.target.select()} />
        )}
      </Dialog>
    </>
  );
}
