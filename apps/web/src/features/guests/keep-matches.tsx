import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ClaimForm } from './claim-form.tsx';

const t = texts('guests');

/** Asks guests to add an e-mail and a password, so that they cannot lose their matches. */
export function KeepMatches() {
  const user = useSession();
  const [open, setOpen] = useState(false);
  const isGuest = user?.email === null;
  const wasGuest = useRef(isGuest);
  // The card disappears with the button that had the focus.
  useEffect(() => {
    if (wasGuest.current && !isGuest) recoverFocus(document.getElementById('main'));
    wasGuest.current = isGuest;
  }, [isGuest]);
  if (!isGuest) return null;
  return (
    <Card tone="tinted" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <h2 className="heading text-balance text-xl">{t('keep.title')}</h2>
        <p className="text-ink-soft text-sm">{t('keep.lead')}</p>
      </div>
      {open ? (
        <ClaimForm />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
          {t('keep.addNow')}
        </Button>
      )}
    </Card>
  );
}
