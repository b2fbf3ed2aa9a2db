import { Check } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { initials } from '../../../lib/initials.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';
import { Whom } from '../../../ui/whom.tsx';
import type { Participant } from './participants.ts';

const t = texts('console');

interface Props {
  person: Participant;
  withoutEmail: boolean;
  onTap: (here: boolean) => void;
}

/** One person and the tap that says that they are here. */
export const RosterRow = ({ person, withoutEmail, onTap }: Props) => (
  <ListRow className="gap-3">
    <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
    <div id={`person-${person.id}`} className="min-w-0 flex-1">
      <p className="wrap-anywhere font-semibold text-sm leading-5">
        <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
      </p>
      {!withoutEmail && <p className="truncate text-ink-soft text-xs">{person.email ?? t('guest')}</p>}
    </div>
    {person.state === 'waiting' && <Badge>{t('people.isWaiting')}</Badge>}
    {person.state === 'asking' && <Badge>{t('people.isAsking')}</Badge>}
    {person.state === 'here' && (
      <Badge tone="positive" icon={<Check size={13} aria-hidden />}>
        {t('people.isHere')}
      </Badge>
    )}
    {(person.state === 'here' || person.state === 'expected') && (
      <Button
        variant={person.state === 'here' ? 'quiet' : 'primary'}
        size="sm"
        onClick={() => onTap(person.state !== 'here')}
        className="min-h-11 min-w-26"
      >
        {person.state === 'here' ? t('people.checkOut') : t('people.checkIn')}
        <Whom name={person.name ?? person.alias ?? t('toSomeone')} />
      </Button>
    )}
  </ListRow>
);
