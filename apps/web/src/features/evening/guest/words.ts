import { roomLabel as labelWith } from '@serendip/contract/room-label';
import { locale } from '../../../language/locale.ts';
import { texts } from '../../../language/texts.ts';
import { roomLabel } from '../../event-facts/room-label.ts';
import { clockText } from '../clock-text.ts';
import type { Moment } from '../moment.ts';
import type { OwnPlace, Place } from './own-place.ts';

const t = texts('evening');

const labelOf = ({ number, name }: Place): string => roomLabel(number, name);

/** Announces a room assigned during the round: 'room 7', or the room's own name, such as 'Table 7'. */
export function fromNow({ number, name }: Place): string {
  const own = labelWith(number, name, () => '');
  return own ? t('inPlaceFromNow', { place: own }) : t('inRoomFromNow', { number: String(number) });
}

const ofRounds = ({ round, rounds }: Moment) => ({ round: String(round), rounds: String(rounds) });

/** The heading of the guest's card. */
export function titleOf(moment: Moment, here: boolean): string {
  const { state, round } = moment;
  if (state === 'ended') return t('over');
  if (state === 'break') return t('break');
  if (state === 'doors' || round === 0) return here ? t('here') : t('areYouHere');
  return state === 'paused' ? t('roundPaused', ofRounds(moment)) : t('round', ofRounds(moment));
}

/** 'Round 2 · 1:34 · Room 4, Sofa' */
export function stripOf({ state, round, left }: Moment, { room, next }: OwnPlace, here: boolean): string {
  const inRound = state === 'round' || state === 'paused';
  const notInRound = state === 'break' ? t('break') : here ? t('here') : t('areYouHere');
  const title = inRound ? t('strip.round', { round: String(round) }) : notInRound;
  const time = state === 'paused' ? t('strip.paused') : left === null ? '' : clockText(left);
  const where = room ? labelOf(room) : next ? t('strip.next', { room: labelOf(next) }) : '';
  return [title, time, where].filter(Boolean).join(' · ');
}

/** For somebody who came during a round: 'You're in from round 2, in 0:51: Room 1, Sofa.' */
export function fromLater(next: Place, seconds: number | null): string {
  const told = { round: String(next.round), room: labelOf(next) };
  return seconds === null ? t('inFromRound', told) : t('inFromRoundIn', { ...told, time: clockText(seconds) });
}

const namesOf = (people: OwnPlace['people']) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    people.map(({ alias, card }) => card?.name ?? alias ?? t('withSomeone')),
  );

function saidInRoom(round: number, room: Place, people: OwnPlace['people']): string {
  const told = { round: String(round), room: labelOf(room) };
  if (people.length === 0) return room.changed ? t('said.changed', told) : t('said.round', told);
  const names = namesOf(people);
  return room.changed ? t('said.changedWith', { ...told, names }) : t('said.roundWith', { ...told, names });
}

/** The announcement for screen readers when the guest's place changes. */
export function announcementOf(
  moment: Moment,
  { room, people, next }: OwnPlace,
  { soon, isLate }: { soon: boolean; isLate: boolean },
): string {
  if (moment.state === 'ended') return t('said.over');
  if (soon && next) return t('said.next', { room: labelOf(next) });
  if (moment.state === 'break') {
    if (!next) return t('said.break');
    return next.changed
      ? t('said.breakChanged', { room: labelOf(next) })
      : t('said.breakNext', { room: labelOf(next) });
  }
  if (!room) return next && moment.state === 'round' ? fromLater(next, null) : '';
  return isLate ? t('said.fromNow', { sentence: fromNow(room) }) : saidInRoom(moment.round, room, people);
}
