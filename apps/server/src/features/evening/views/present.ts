import type { Live } from '@serendip/contract/evening';
import type { ShownWord } from '@serendip/contract/words';
import { timeOf, timeOrNull } from '../../../db/time.ts';
import { presentShownCard, type ShownCardRow } from '../../cards/present.ts';
import { aliasOf } from '../../identity/present.ts';
import type { ReasonReader } from '../../reasons/reader.ts';
import type { LineInRoom } from '../../reasons/stored.ts';
import { roomName } from './room-name.ts';

/** A row of `evening_of`. */
export interface EveningRow {
  session_id: string;
  version: number;
  state: 'doors' | 'round' | 'break' | 'ended';
  round: number;
  rounds: number;
  match_run_id: string | null;
  ends_at: string | null;
  /** Milliseconds. */
  paused_left: number | null;
  automatic: boolean;
  minutes: number;
  break_minutes: number;
  code: string | null;
  room_names: string[] | null;
  now: string;
  here: number;
  /** Here now, or gone again. */
  came: number;
  one_by_one: boolean;
  asking: number;
  participants: number;
}

interface SeatRow {
  room_number: number;
  changed: boolean;
}

/** As `word_shown` gives it. */
export const presentWord = ({ created_at, until, ...word }: ShownWord): ShownWord => ({
  ...word,
  created_at: timeOf(created_at),
  until: timeOf(until),
});

/** A row of `place_of`. */
export interface PlaceRow {
  here: boolean;
  shown_name: string | null;
  seat: SeatRow | null;
  next: SeatRow | null;
  word: ShownWord | null;
  people: { id: string; alias: string | null; card: ShownCardRow | null; line: LineInRoom | null }[] | null;
}

function stateOf({ state, paused_left: left }: EveningRow): Pick<Live, 'state' | 'paused_in'> {
  if (left === null) return { state, paused_in: null };
  return { state: 'paused', paused_in: state === 'break' ? 'break' : 'round' };
}

/** The part of the answer that phones and the stage share. */
export const momentOf = (row: EveningRow) => ({
  ...stateOf(row),
  round: row.round,
  rounds: row.rounds,
  ends_at: timeOrNull(row.ends_at),
  paused_left: row.paused_left === null ? null : row.paused_left / 1_000,
  now: timeOf(row.now),
  here_count: row.here,
  expected_count: Math.max(0, row.participants - row.here),
  automatic: row.automatic,
  minutes: row.minutes,
  break_minutes: row.break_minutes,
});

function placeOf(
  { here, shown_name, seat, next, people, word }: PlaceRow,
  { round, room_names: names }: EveningRow,
  callerId: string,
  reader: ReasonReader,
) {
  const others = people ?? [];
  const lines = others.map(({ line }) => reader.inRoom(line));
  return {
    here,
    shown_name,
    room_number: seat?.room_number ?? null,
    room_name: seat ? roomName(names, seat.room_number) : null,
    changed: seat?.changed ?? false,
    people: others.map(({ id, alias, card }, at) => ({
      id,
      alias: aliasOf(alias),
      card: presentShownCard(card, callerId, id),
      quotes: lines[at]?.quotes ?? [],
      fit: lines[at]?.fit ?? null,
    })),
    reasons: lines.map(({ reason }) => reason),
    ...(word && { word: presentWord(word) }),
    next: next && { round: round + 1, ...next, room_name: roomName(names, next.room_number) },
  };
}

export const presentLive = (
  row: EveningRow,
  place: PlaceRow | null,
  { id, isHost, isDoor }: { id: string; isHost: boolean; isDoor: boolean },
  reader: ReasonReader,
): Live => ({
  ...momentOf(row),
  version: row.version,
  match_run_id: row.match_run_id,
  room_names: row.room_names,
  ...(place ? { me: placeOf(place, row, id, reader) } : {}),
  ...(isDoor ? { code: row.code } : {}),
  ...(isHost ? { code: row.code, came_count: row.came, one_by_one: row.one_by_one, asking_count: row.asking } : {}),
});
