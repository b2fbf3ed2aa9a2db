import { Check } from 'lucide-react';
import { initials } from '../../../lib/initials.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';
import { Whom } from '../../../ui/whom.tsx';
import type { Participant } from './participants.ts';

interface Props {
  person: Participant;
  onTap: (here: boolean) => void;
}

/** One person and the tap that says that they are here. */
export const RosterRow = ({ person, onTap }: Props) => (
  <ListRow className="gap-3">
    <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
    <div id={`person-${person.id}`} className="min-w-0 flex-1">
      <p className="wrap-anywhere font-semibold text-sm leading-5">
        <NameBeside name={person.name} alias={person.alias ?? 'No alias'} />
      </p>
      <p className="truncate text-ink-soft text-xs">{person.email ?? 'Guest'}</p>
    </div>
    {person.state === 'waiting' && <Badge>Waits for a place</Badge>}
    {person.state === 'asking' && <Badge>Asks at the door</Badge>}
    {person.state === 'here' && (
      <Badge tone="positive" icon={<Check size={13} aria-hidden />}>
        Here
      </Badge>
    )}
    {(person.state === 'here' || person.state === 'expected') && (
      <Button
        variant={person.state === 'here' ? 'quiet' : 'primary'}
        size="sm"
        onClick={() => onTap(person.state !== 'here')}
        className="min-h-11 min-w-26"
      >
        {person.state === 'here' ? 'Check out' : 'Check in'}
        <Whom name={person.name ?? person.alias ?? 'someone'} />
      </Button>
    )}
  </ListRow>
);
