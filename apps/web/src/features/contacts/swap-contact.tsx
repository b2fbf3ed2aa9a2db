import type { ContactState } from '@serendip/contract/contacts';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { called, type Known } from '../cards/called.ts';
import { ContactForm } from './contact-form.tsx';
import { useTakeBackContact } from './queries.ts';
import { TheirContact } from './their-contact.tsx';

interface Props {
  user: Known & { id: string };
  contact: ContactState;
}

function labelOf({ offered, they_offered, theirs }: ContactState): string {
  if (theirs) return 'Their contact';
  if (they_offered) return 'They shared their contact';
  return offered ? 'You shared your contact' : 'Share my contact';
}

/** Swaps contacts with one person: each sees the other's once both have shared, and can take it back. */
export function SwapContact({ user, contact }: Props) {
  const { offered, they_offered, theirs } = contact;
  const [changing, setChanging] = useState(false);
  const { mutate: takeBack, isPending } = useTakeBackContact(user.id);
  const name = called(user, 'This person');
  return (
    <Disclosure label={labelOf(contact)} lazy>
      <div className="grid grid-cols-1 gap-3 pb-1">
        {theirs && <TheirContact user={user} contact={theirs} />}
        {!theirs && (
          <p className="text-ink-soft text-sm">
            {they_offered
              ? `${name} shares their contact with you. Share yours to see it.`
              : offered
                ? `${name} sees it once they share theirs, too.`
                : `Once ${name} shares theirs, too, each of you sees the other's.`}
          </p>
        )}
        {(!offered || changing) && <ContactForm user={user} offered={offered} onDone={() => setChanging(false)} />}
        {offered && (
          <div className="flex flex-wrap gap-2">
            {!changing && (
              <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
                Change what I share
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              loading={isPending}
              onClick={() =>
                takeBack(undefined, {
                  onSuccess: () => setChanging(false),
                  onError: (error) => toast.error(statusMessage(error, 'Failed to save. Please try again.')),
                })
              }
            >
              Take it back
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
