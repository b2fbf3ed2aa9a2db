import type { Live } from '@serendip/contract/evening';
import type { MyRoom } from '@serendip/contract/matching';
import { roomNameOf } from '../../event-facts/room-name-of.ts';
import type { Moment } from '../moment.ts';

export interface Place {
  round: number;
  number: number;
  name: string | null;
  changed: boolean;
}

type Seated = NonNullable<Live['me']>['people'][number];

export interface OwnPlace {
  /** The guest's room now. Null outside rounds, and without a seat. */
  room: Place | null;
  people: (Seated & { reason: string | null })[];
  /** The guest's next room. */
  next: Place | null;
  /** The evening has moved on since the last answer, and this phone has no plan. */
  unheard: boolean;
}

/** Whether the stored plan agrees with the last answer about this round and the next. */
export function planAgrees({ round, me }: Live, plan: readonly MyRoom[]): boolean {
  const roomIn = (number: number) => plan.find((one) => one.round === number)?.room_number;
  if (!me) return true;
  const now = me.room_number === null || roomIn(round) === me.room_number;
  return now && (me.next === null || roomIn(me.next.round) === me.next.room_number);
}

/** A round's room by the last answer, else by the stored plan. */
function placeIn(round: number, live: Live, plan: readonly MyRoom[]): Place | null {
  const next = live.me?.next;
  if (next?.round === round) return { round, number: next.room_number, name: next.room_name, changed: next.changed };
  const room = plan.find((one) => one.round === round);
  if (!room || round > live.rounds) return null;
  return { round, number: room.room_number, name: roomNameOf(live.room_names, room.room_number), changed: false };
}

const withReasons = (people: Seated[], reasons: string[]): OwnPlace['people'] =>
  people.map((person, index) => ({ ...person, reason: reasons[index] ?? null }));

/** The guest's place at a moment, also after the last answer. */
export function ownPlace(live: Live, moment: Moment, plan: readonly MyRoom[]): OwnPlace {
  const { me } = live;
  const takesPart = me && (me.here || me.room_number !== null || me.next !== null);
  if (!takesPart || moment.state === 'ended') return { room: null, people: [], next: null, unheard: false };
  const next = placeIn(moment.round + 1, live, plan);
  const inRound = moment.state === 'round' || (moment.state === 'paused' && live.paused_in === 'round');
  if (!inRound) return { room: null, people: [], next, unheard: false };
  const heardOf = moment.round === live.round && live.state !== 'break';
  if (!heardOf) {
    const planned = plan.find(({ round }) => round === moment.round);
    return {
      room: placeIn(moment.round, live, plan),
      people: withReasons(planned?.people ?? [], planned?.reasons ?? []),
      next,
      unheard: plan.length === 0,
    };
  }
  if (me.room_number === null) return { room: null, people: [], next, unheard: false };
  const room = { round: live.round, number: me.room_number, name: me.room_name, changed: me.changed };
  return { room, people: withReasons(me.people, me.reasons), next, unheard: false };
}
