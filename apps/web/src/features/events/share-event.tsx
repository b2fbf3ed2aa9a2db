import { Share } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { copyAddress, ShareDialog } from './share-dialog.tsx';

const t = texts('events');

/** Copies the event's address to the clipboard and says so. On phones the button is an icon. */
export function ShareEvent({ eventId, children }: { eventId: string; children?: ReactNode }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Share size={16} aria-hidden />}
        aria-label={t('share.share')}
        onClick={async () => setCopied(await copyAddress(eventId))}
      >
        <span className="max-sm:hidden">{t('share.share')}</span>
      </Button>
      <ShareDialog eventId={eventId} copied={copied} onClose={() => setCopied(null)}>
        {children}
      </ShareDialog>
    </>
  );
}
