import type { DraftEdit } from '@serendip/contract/draft-edits';
import type { Room } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { Select } from '../../ui/select.tsx';
import { runMatchesOf } from '../matching/queries.ts';
import type { Seated } from './use-board.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  runId: string;
  person: Seated;
  rooms: readonly Room[];
  onEdit: (edit: DraftEdit) => void;
}

/** A person's list of matches. They load when the part is opened, since those of a large event are megabytes. */
export const PersonMatches = (props: Props) => (
  <Disclosure label={t('matches')} lazy>
    <Matches {...props} />
  </Disclosure>
);

function Matches({ eventId, runId, person, rooms, onEdit }: Props) {
  const { data } = useQuery(runMatchesOf(eventId, runId));
  const [added, setAdded] = useState('');
  if (!data) return <p className="text-ink-soft text-sm">{t('matchesLoading')}</p>;
  const { mutual_connections: mutual, can_help: helps } = data.matches;
  const listed = [...mutual, ...helps]
    .filter(({ user, matched_user }) => user.id === person.id || matched_user.id === person.id)
    .map((one) => ({
      other: one.user.id === person.id ? one.matched_user : one.user,
      percentage: one.match_percentage,
    }))
    .toSorted((one, two) => two.percentage - one.percentage);
  const known = new Set([person.id, ...listed.map(({ other }) => other.id)]);
  const free = rooms.flatMap(({ participants }) => participants).filter(({ id }) => !known.has(id));
  const edit = (kind: 'add_pair' | 'remove_pair', other_id: string) => onEdit({ kind, user_id: person.id, other_id });
  return (
    <div className="grid max-h-64 grid-cols-1 gap-1 overflow-y-auto">
      <ul className="grid grid-cols-1">
        {listed.map(({ other, percentage }) => (
          <li key={other.id} className="flex min-h-11 items-center gap-2 text-sm">
            <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
              <NameBeside name={other.name} alias={other.alias ?? t('noAlias')} />
            </span>
            <span className="text-ink-soft tabular-nums">{percentage} %</span>
            <IconButton
              label={t('removeMatch', { name: other.name ?? other.alias ?? t('noAlias') })}
              icon={<X size={16} aria-hidden />}
              onClick={() => edit('remove_pair', other.id)}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Select aria-label={t('addMatch')} value={added} onChange={(event) => setAdded(event.target.value)}>
            <option value="">{t('addMatchBlank')}</option>
            {free.map(({ id, name, alias }) => (
              <option key={id} value={id}>
                {name ?? alias ?? t('noAlias')}
              </option>
            ))}
          </Select>
        </div>
        <IconButton
          label={t('addThis')}
          icon={<Plus size={18} aria-hidden />}
          disabled={!added}
          onClick={() => edit('add_pair', added)}
        />
      </div>
    </div>
  );
}
