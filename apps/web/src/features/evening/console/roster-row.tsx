import { Check } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { initials } from '../../../lib/initials.ts';
import { Avatar } from '../../../ui/avatar.tsx';
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

/** In a line that is there anyway: a row that grows would move the next one under a thumb. */
function Mark({ state }: Pick<Participant, 'state'>) {
  if (state === 'here')
    return (
      <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-positive-ink">
        <Check size={13} aria-hidden />
        {t('people.isHere')}
      </span>
    );
  if (state === 'expected') return null;
  return (
    <span className="shrink-0 font-semibold">{t(state === 'waiting' ? 'people.isWaiting' : 'people.isAsking')}</span>
  );
}

/** One person and the tap that says that they are here. */
export const RosterRow = ({ person, withoutEmail, onTap }: Props) => (
  <ListRow className="gap-3">
    <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
    <div id={`person-${person.id}`} className="min-w-0 flex-1">
      <p className="wrap-anywhere font-semibold text-sm leading-5">
        <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
      </p>
      <p className="flex min-w-0 items-baseline gap-2 text-xs tight:flex-wrap">
        <Mark state={person.state} />
        {!withoutEmail && <span className="min-w-0 truncate text-ink-soft">{person.email ?? t('guest')}</span>}
      </p>
    </div>
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
