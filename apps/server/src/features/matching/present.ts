import { type Match, type MatchRun, type MyMatch, type MyRoom, mirrored, type Room } from '@serendip/contract/matching';
import type { RuleOutcome } from '@serendip/contract/rule-outcome';
import type { Language } from '@serendip/texts/languages';
import { isSpelled, readSentence } from '@serendip/texts/sentence';
import { sentenceIn } from '@serendip/texts/server-sentence';
import type { Config } from '../../config.ts';
import { timeOf, timeOrNull } from '../../db/time.ts';
import { presentShownCard } from '../cards/present.ts';
import { emailStanding } from '../email-confirmation/present.ts';
import { aliasOf } from '../identity/present.ts';
import { presentContact } from '../messages/contact-state.ts';
import type { ReasonReader } from '../reasons/reader.ts';
import type { HeldRow } from './held-rooms.ts';
import type { MatchRunRow, MyMatchRow, MyRoomRow, PairRow, PersonRow, RoomRow } from './queries.ts';

/** Rows of before sentences were data hold English ones. */
const worded = (language: Language, text: string): string =>
  isSpelled(text) ? sentenceIn(language, readSentence(text)) : text;

/** `rules`: how they fared, in words. */
export const presentMatchRun = (
  row: MatchRunRow,
  language: Language,
  rules: RuleOutcome[] | null = null,
): MatchRun => ({
  id: row.id,
  match_run_id: row.id,
  status: row.status,
  total_participants: row.total_participants,
  total_matches_generated: row.total_matches_generated,
  progress_percentage: row.progress_percentage,
  duration: row.duration === null ? null : Math.round(row.duration * 1000) / 1000,
  error_message: row.error_message === null ? null : worded(language, row.error_message),
  room_size: row.room_size,
  matches_per_person: row.matches_per_person,
  rounds: row.rounds,
  present_only: row.present_only,
  mix: row.mix,
  engine: row.engine,
  coverage: row.coverage,
  read_in_part: row.read_in_part,
  ai: row.ai?.notice ? { ...row.ai, notice: worded(language, row.ai.notice) } : row.ai,
  rules,
  rounds_held: row.rounds_held,
  created_at: timeOf(row.created_at),
  completed_at: timeOrNull(row.completed_at),
  published_at: timeOrNull(row.published_at),
  number: row.number,
  version: row.version,
});

/** People in results for the host, with their e-mails. */
export function resultPresenter(config: Config) {
  const person = ({ id, alias, email, confirmed, name }: PersonRow) => ({
    id,
    alias: aliasOf(alias),
    email,
    email_confirmed: emailStanding(config, email, confirmed),
    name,
  });
  const seated = (row: PersonRow) => ({
    ...person(row),
    shown_name: row.shown_name ?? null,
    ...(row.pinned ? { pinned: true } : {}),
  });
  /** A pair for the host: from the first person, or mirrored. */
  const pair = (row: PairRow, turned: boolean): Match => ({
    id: turned ? `${row.id}-mirrored` : row.id,
    user: person(turned ? row.b : row.a),
    matched_user: person(turned ? row.a : row.b),
    match_percentage: row.percentage,
    ...(row.by_hand ? { by_hand: true } : {}),
  });
  return {
    /** A mutual pair is listed once; a one-way pair twice: as its helper sees it, and mirrored. */
    byCategory(pairs: PairRow[]) {
      const mutual = pairs.filter(({ category }) => category === 'mutual_connections');
      const oneWay = pairs.filter(({ category }) => category !== 'mutual_connections');
      return {
        mutual_connections: mutual.map((row) => pair(row, false)),
        can_help: oneWay.map((row) => pair(row, row.category === 'can_receive_help')),
        can_receive_help: oneWay.map((row) => pair(row, row.category === 'can_help')),
      };
    },
    heldRoom: (row: HeldRow): Room => ({
      room_number: row.room_number,
      participants: row.participants.map((one) => ({ ...seated(one), moved: one.moved })),
      match_category: null,
      match_percentage: null,
      told_little: null,
    }),
    room: (row: RoomRow): Room => ({
      room_number: row.room_number,
      participants: row.participants.map(seated),
      match_category: row.category,
      match_percentage: row.percentage,
      told_little: row.told_little,
    }),
  };
}

export const presentMyMatch = (row: MyMatchRow, callerId: string, reader: ReasonReader): MyMatch => {
  const first = row.user_a === callerId;
  const read = reader.pair(row.read);
  // What a host brought together was not found by reasons.
  const told = row.by_hand ? null : read.told;
  return {
    user: {
      id: row.partner_id,
      alias: row.partner_alias,
      card: presentShownCard(row.card, callerId, row.partner_id),
    },
    match_category: first ? row.category : mirrored[row.category],
    match_percentage: row.percentage,
    fit: (first ? row.fit_for_a : row.fit_for_b) ?? 'hello',
    connected: told?.connected ?? (first ? row.connected_for_a : row.connected_for_b) ?? true,
    named_category: told ? told.category : first ? row.told_for_a : row.told_for_b,
    detailed_reasons: read.reasons ?? [],
    opener: read.opener,
    quotes: read.quotes,
    room_number: row.room_number,
    meeting: row.meeting,
    note: row.note,
    contact: presentContact(row.contact),
  };
};

export const presentMyRoom = (
  { round, room_number, begun, left, people }: MyRoomRow,
  callerId: string,
  meetingsOpen: boolean,
  reader: ReasonReader,
): MyRoom => {
  const lines = people.map(({ line }) => reader.inRoom(line));
  return {
    round,
    room_number,
    begun: begun ?? meetingsOpen,
    left,
    people: people.map(({ id, alias, card, meeting, note, contact, may_write }, at) => ({
      id,
      alias,
      card: presentShownCard(card, callerId, id),
      meeting,
      note,
      contact: presentContact(contact),
      may_write,
      quotes: lines[at]?.quotes ?? [],
      fit: lines[at]?.fit ?? null,
    })),
    reasons: lines.map(({ reason }) => reason),
  };
};
