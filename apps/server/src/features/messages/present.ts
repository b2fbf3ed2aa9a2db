import type { ContactState } from '@serendip/contract/contacts';
import { type MatchCategory, mirrored } from '@serendip/contract/matching';
import type { Conversation, ConversationMatch, Message, MetInRound } from '@serendip/contract/messages';
import { serverTexts } from '@serendip/texts/server-texts';
import { timeOf } from '../../db/time.ts';
import { presentShownCard, type ShownCardRow } from '../cards/present.ts';
import { aliasOf } from '../identity/present.ts';
import type { ReasonReader } from '../reasons/reader.ts';
import type { PairRead } from '../reasons/stored.ts';
import { presentContact } from './contact-state.ts';

export interface MessageRow {
  id: string;
  sender_id: string;
  recipient_id: string;
  content: string;
  created_at: string | Date;
}

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  sender_id: row.sender_id,
  recipient_id: row.recipient_id,
  content: row.content,
  created_at: timeOf(row.created_at),
});

/** A stored pair of a completed run, with the category from the first person's side. */
export interface PairRow {
  event_id: string;
  event_name: string;
  user_a: string;
  category: MatchCategory;
  percentage: number;
  /** As the caller reads it. */
  read: PairRead;
}

/** The pair from the viewer's side. */
export function presentMatch(
  row: PairRow | null,
  callerId: string,
  { pair, language }: ReasonReader,
): ConversationMatch | null {
  if (!row) return null;
  const { reasons, opener, quotes } = pair(row.read);
  return {
    event: { id: row.event_id, name: row.event_name },
    detailed_reasons: reasons ?? [serverTexts(language, 'people')('hasDeleted')],
    opener,
    quotes,
    match_category: row.user_a === callerId ? row.category : mirrored[row.category],
    match_score: row.percentage / 100,
  };
}

export interface ConversationRow {
  partner_id: string;
  partner_alias: string | null;
  content: string;
  created_at: string | Date;
  unread_count: number;
  match: PairRow | null;
  met: MetInRound | null;
  contact: ContactState | null;
  card: ShownCardRow | null;
}

export const presentConversation = (row: ConversationRow, callerId: string, reader: ReasonReader): Conversation => ({
  user: {
    id: row.partner_id,
    alias: aliasOf(row.partner_alias),
    card: presentShownCard(row.card, callerId, row.partner_id),
  },
  last_message: { content: row.content, created_at: timeOf(row.created_at) },
  unread_count: row.unread_count,
  match: presentMatch(row.match, callerId, reader),
  met: row.met,
  contact: presentContact(row.contact),
});
