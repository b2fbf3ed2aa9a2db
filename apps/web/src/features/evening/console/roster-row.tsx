import { Check } from 'lucide-react';
import { initials } from '../../../lib/initials.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';
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
    {person.state === 'waiting' || person.state === 'asking' ? (
      <Badge>{person.state === 'waiting' ? 'Waits for a place' : 'Asks at the door'}</Badge>
    ) : person.state === 'expected' ? (
      <Button
        size="sm"
        icon={<Check size={16} aria-hidden />}
        aria-describedby={`person-${person.id}`}
        onClick={() => onTap(true)}
        className="min-h-11"
      >
        Check in
      </Button>
    ) : (
      <Button
        variant="quiet"
        size="sm"
        aria-describedby={`person-${person.id}`}
        onClick={() => onTap(false)}
        className="min-h-11"
      >
        Not here
      </Button>
    )}
  </ListRow>
);
