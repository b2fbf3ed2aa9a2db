import type { ContactState } from '@serendip/contract/contacts';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { called, type Known } from '../cards/called.ts';
import { ContactForm } from './contact-form.tsx';
import { useTakeBackContact } from './queries.ts';
import { TheirContact } from './their-contact.tsx';

const t = texts('contacts');

interface Props {
  user: Known & { id: string };
  contact: ContactState;
}

function labelOf({ offered, they_offered, theirs }: ContactState): string {
  if (theirs) return t('label.theirs');
  if (they_offered) return t('label.theyShared');
  return offered ? t('label.youShared') : t('label.share');
}

/** Swaps contacts with one person: each sees the other's once both have shared, and can take it back. */
export function SwapContact({ user, contact }: Props) {
  const { offered, they_offered, theirs } = contact;
  const [changing, setChanging] = useState(false);
  const { mutate: takeBack, isPending } = useTakeBackContact(user.id);
  const name = called(user, t('thisPerson'));
  return (
    <Disclosure label={labelOf(contact)} whom={name} lazy>
      <div className="grid grid-cols-1 gap-3 pb-1">
        {theirs && <TheirContact user={user} called={name} contact={theirs} />}
        {!theirs && (
          <p className="text-ink-soft text-sm">
            {they_offered ? t('theyShare', { name }) : offered ? t('theySeeIt', { name }) : t('bothSee', { name })}
          </p>
        )}
        {(!offered || changing) && (
          <ContactForm user={user} name={name} offered={offered} onDone={() => setChanging(false)} />
        )}
        {offered && (
          <div className="flex flex-wrap gap-2">
            {!changing && (
              <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
                {t('change')}
                <Whom name={name} />
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              loading={isPending}
              onClick={() =>
                takeBack(undefined, {
                  onSuccess: () => setChanging(false),
                  onError: (error) => toast.error(statusMessage(error, t('failedToSave'))),
                })
              }
            >
              {t('takeBack')}
              <Whom name={name} />
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
