import { isAlias } from '@serendip/contract/accounts';
import { texts } from '../../language/texts.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { NotConfirmed } from '../email-confirmation/not-confirmed.tsx';

const t = texts('matching');

interface KnownPerson {
  id: string;
  alias: string | null;
  email: string | null;
  /** False: marked as not confirmed. */
  email_confirmed?: boolean | null;
  /** The name on the card. */
  name: string | null;
}

const emailOf = ({ alias, email }: KnownPerson) => email ?? (alias !== null && !isAlias(alias) ? null : t('guest'));

/** A participant as the host sees them, with their e-mail and the name on their card. */
export const PersonLine = ({ person }: { person: KnownPerson }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold text-sm leading-5">
        <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
      </p>
      <div className="flex flex-wrap items-center gap-x-1.5">
        <p className="truncate text-ink-faint text-xs">{emailOf(person)}</p>
        {person.email_confirmed === false && <NotConfirmed />}
      </div>
    </div>
  </div>
);
