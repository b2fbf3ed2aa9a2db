import { roomLabel } from '@serendip/contract/room-label';
import { clockText } from '../clock-text.ts';
import type { Moment } from '../moment.ts';
import type { OwnPlace, Place } from './own-place.ts';

const labelOf = ({ number, name }: Place): string => roomLabel(number, name);

/** Announces a room assigned during the round: 'room 7', or the room's own name, such as 'Table 7'. */
export function fromNow(room: Place): string {
  const label = labelOf(room);
  return `You are in ${label.startsWith('Room ') ? `room ${room.number}` : label} from now`;
}

/** The heading of the guest's card. */
export function titleOf({ state, round, rounds }: Moment, here: boolean): string {
  if (state === 'ended') return 'The evening is over';
  if (state === 'break') return 'Break';
  if (state === 'doors' || round === 0) return here ? 'You are here' : 'Are you here?';
  return state === 'paused' ? `Round ${round} of ${rounds}, paused` : `Round ${round} of ${rounds}`;
}

/** 'Round 2 · 1:34 · Room 4, Sofa' */
export function stripOf({ state, round, left }: Moment, { room, next }: OwnPlace, here: boolean): string {
  const inRound = state === 'round' || state === 'paused';
  const title = inRound ? `Round ${round}` : state === 'break' ? 'Break' : here ? 'You are here' : 'Are you here?';
  const time = state === 'paused' ? 'paused' : left === null ? '' : clockText(left);
  const where = room ? labelOf(room) : next ? `Next: ${labelOf(next)}` : '';
  return [title, time, where].filter(Boolean).join(' · ');
}

/** For somebody who came during a round: 'You're in from round 2, in 0:51: Room 1, Sofa.' */
export const fromLater = (next: Place, seconds: number | null): string =>
  `You're in from round ${next.round}${seconds === null ? '' : `, in ${clockText(seconds)}`}: ${labelOf(next)}.`;

const names = (people: OwnPlace['people']) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(people.map(({ alias }) => alias ?? 'someone'));

/** The announcement for screen readers when the guest's place changes. */
export function announcementOf(
  moment: Moment,
  { room, people, next }: OwnPlace,
  { soon, isLate }: { soon: boolean; isLate: boolean },
): string {
  if (moment.state === 'ended') return 'The evening is over.';
  if (soon && next) return `Next: ${labelOf(next)}.`;
  if (moment.state === 'break')
    return next ? `Break. ${next.changed ? 'Your room has changed. ' : ''}Next: ${labelOf(next)}.` : 'Break.';
  if (!room) return next && moment.state === 'round' ? fromLater(next, null) : '';
  if (isLate) return `${fromNow(room)}.`;
  const what = room.changed ? 'Your room has changed.' : `Round ${moment.round}.`;
  return `${what} ${labelOf(room)}${people.length > 0 ? `, with ${names(people)}` : ''}.`;
}
