import type { Match, MatchCategory, Room } from '@serendip/contract/matching';
import { useDeferredValue, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { matchesWith, roomsWith } from './find-person.ts';
import { MatchList } from './match-list.tsx';
import { RoomList } from './room-list.tsx';

const t = texts('matching');

interface Props {
  view: 'rooms' | 'matches';
  rooms: readonly Room[];
  roomNames: readonly string[] | null;
  matches: Readonly<Partial<Record<MatchCategory, readonly Match[]>>>;
  loading: boolean;
  /** The error shows elsewhere, so an empty list needs no text. */
  failed: boolean;
}

/** The rooms or matches of one run: all, or those of one person. */
export function ResultLists({ view, rooms, roomNames, matches, loading, failed }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const shownRooms = roomsWith(rooms, search);
  const shownMatches = matchesWith(matches, search);
  const inRooms = view === 'rooms';
  const all = inRooms ? rooms.length : Object.values(matches).flat().length;
  const found = inRooms ? shownRooms.length : Object.values(shownMatches).flat().length;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold text-ink-soft">{t(inRooms ? 'lists.rooms' : 'lists.matches')}</h4>
        {all > 0 && (
          <TextInput
            type="search"
            aria-label={t('lists.find')}
            placeholder={t('lists.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="sm:max-w-64"
          />
        )}
      </div>
      {loading ? (
        <Loading label={t('lists.loading')}>
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </Loading>
      ) : found > 0 ? (
        inRooms ? (
          <RoomList rooms={shownRooms} names={roomNames} />
        ) : (
          <MatchList matches={shownMatches} />
        )
      ) : (
        !failed && (
          <p role="status" className="rounded-lg border border-line border-dashed px-5 py-8 text-center text-ink-soft">
            {t(all > 0 ? 'lists.nobody' : 'lists.nothing')}
          </p>
        )
      )}
    </div>
  );
}
