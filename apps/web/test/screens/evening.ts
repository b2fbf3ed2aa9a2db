import type { DataOf } from '@serendip/contract/endpoint';
import {
  checkIn,
  getLive,
  getLiveRooms,
  getRoster,
  getStage,
  getStageAsHost,
  type Live,
  type Stage,
} from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { listMyMatches, type MatchRun } from '@serendip/contract/matching';
import type { MockApi } from './mock-api.ts';
import { ben, event, hostedEvent, idOf, myMatch, run, seated } from './samples.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

/** So many seconds from now, as the server says it. */
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const lynx: NonNullable<Live['me']>['people'][number] = {
  id: idOf(403),
  alias: 'quick-lynx',
  card: null,
  quotes: [],
  fit: 'hello',
};

/** The guest's own place: in room 7 with two others, then in room 3. */
export const place = (changes: Partial<NonNullable<Live['me']>> = {}): NonNullable<Live['me']> => ({
  here: true,
  shown_name: null,
  room_number: 7,
  room_name: 'Sofa',
  changed: false,
  people: [{ id: ben.id, alias: ben.alias, card: null, quotes: [], fit: 'strong' }, lynx],
  reasons: ['They do bookkeeping. You are looking for that.', 'You both care about climate.'],
  next: { round: 3, room_number: 3, room_name: null, changed: false },
  ...changes,
});

/** Round 2 of 4 with seven and a half minutes left. */
export const live = (changes: Partial<Live> = {}): Live => ({
  state: 'round',
  round: 2,
  rounds: 4,
  ends_at: inSeconds(451),
  paused_left: null,
  now: inSeconds(0),
  here_count: 23,
  expected_count: 4,
  automatic: true,
  minutes: 12,
  break_minutes: 2,
  version: 5,
  paused_in: null,
  match_run_id: idOf(301),
  room_names: null,
  ...changes,
});

const noSeat = { room_number: null, room_name: null, people: [], reasons: [], next: null };
/** Open doors, before round 1. */
export const doors = (changes: Partial<Live> = {}): Live =>
  live({ state: 'doors', round: 0, rounds: 0, ends_at: null, match_run_id: null, version: 1, ...changes });
export const notHere = (changes: Partial<NonNullable<Live['me']>> = {}) =>
  place({ here: false, ...noSeat, ...changes });

/** The guest's rooms in the four rounds, as their own copy of the plan has them. */
const plan: DataOf<typeof listMyMatches>['rooms'] = [1, 7, 3, 5].map((room_number, index) => ({
  round: index + 1,
  room_number,
  begun: index === 0,
  left: false,
  people: [
    {
      ...seated,
      id: idOf(410 + index),
      alias: ['shy-wren', 'calm-heron', 'merry-fox', 'quiet-bear'][index] ?? null,
    },
  ],
  reasons: [['They teach.', 'They do bookkeeping.', 'You both row.', 'They publish zines.'][index] ?? ''],
}));

export const joined = event({ user_joined: true });

/** The event screen of a guest on an evening. */
export const answerGuest = (api: MockApi, shown: Live | null, at: Event = joined): MockApi =>
  answerEvent(api, { shown: at })
    .answer(getLive, { live: shown })
    .answer(listMyMatches, { matches: [myMatch()], rooms: plan, meetings_open: true, follow_up_until: null });

export const participants: DataOf<typeof getRoster>['participants'] = [
  ['brave-otter', 'here'],
  ['calm-heron', 'expected'],
  ['merry-fox', 'expected'],
  ['quick-lynx', 'here'],
  ['quiet-bear', 'expected'],
  ['shy-wren', 'waiting'],
].map(([alias, state], index) => ({
  id: idOf(400 + index),
  alias: alias ?? null,
  email: `${alias}@example.org`,
  name: null,
  shown_name: null,
  state: state as 'here' | 'expected' | 'waiting',
  since: '2099-05-20T18:00:00.000Z',
  joined_at: state === 'waiting' ? null : '2026-02-01T18:00:00.000Z',
}));

/** A new guest who asks to be let in. */
export const atTheDoor = (number: number, name: string | null = null): (typeof participants)[number] => ({
  id: idOf(450 + number),
  alias: `new-guest-${number}`,
  email: null,
  name,
  shown_name: null,
  state: 'asking',
  since: inSeconds(-5),
  joined_at: null,
});

export const liveRooms = (round = 2): DataOf<typeof getLiveRooms> => ({
  round,
  rooms: [
    {
      room_number: 1,
      room_name: null,
      people: [
        { id: idOf(400), alias: 'brave-otter', name: null, moved: false, changed: false },
        { id: idOf(403), alias: 'quick-lynx', name: null, moved: true, changed: true },
      ],
    },
    {
      room_number: 2,
      room_name: 'Sofa',
      people: [
        { id: idOf(401), alias: 'calm-heron', name: null, moved: false, changed: true },
        { id: idOf(402), alias: 'merry-fox', name: null, moved: false, changed: false },
      ],
    },
  ],
  without_room: [{ id: idOf(404), alias: 'quiet-bear', name: null }],
});

/** The console of an evening that Ana hosts. */
export const answerConsole = (
  api: MockApi,
  shown: Live | null,
  runs: MatchRun[] = [run({ rounds: 4, total_participants: 27 })],
  at: Event = hostedEvent(),
): MockApi =>
  // The event's own screen is a tap away.
  answerHost(answerEvent(api, { shown: at }), runs)
    .answer(getLive, { live: shown && { ...shown, code: shown.state === 'ended' ? null : 'K7QM4X' } })
    .answer(getRoster, { participants, here_count: 2 })
    .answer(getLiveRooms, ({ query }) => liveRooms(Number(query.round ?? 2)));

/** What a good code answers. */
export const answerCheckIn = (api: MockApi, shown: Live): MockApi =>
  api.answer(checkIn, () => {
    answerGuest(api, shown);
    return { event: joined, live: shown };
  });

const seats = (count: number): Stage['seats'] =>
  Array.from({ length: count }, (_, index) => ({
    alias: `${['brave', 'calm', 'merry', 'quick', 'quiet', 'shy'][Math.floor((index / count) * 6)]}-guest-${index}`,
    name: null,
    room: `Room ${(index % Math.ceil(count / 4)) + 1}`,
  }));

export const stage = (changes: Partial<Stage> = {}, people = 24): Stage => {
  const { version: _, match_run_id: _run, room_names: _names, me: _me, code: _code, ...moment } = live();
  return {
    ...moment,
    event_name: 'Founders & Friends',
    language: 'en',
    second_language: null,
    code: 'K7QM4X',
    check_in_url: 'https://serendip.example.org/events/00000000-0000-4000-8000-000000000100?here=K7QM4X',
    seats: seats(people),
    ...changes,
  };
};

export const answerStage = (api: MockApi, shown: Stage): MockApi =>
  api.answer(getStageAsHost, { stage: shown }).answer(getStage, { stage: shown }).answer(getLive, { live: live() });
