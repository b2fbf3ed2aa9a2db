import { limits } from '@serendip/contract/limits';
import { getUnreadCount, listConversations, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { presentShownCard } from '../cards/present.ts';
import { aliasOf } from '../identity/present.ts';
import { reasonReader } from '../reasons/reader.ts';
import { presentContact } from './contact-state.ts';
import { markReadHandler } from './mark-read.ts';
import { presentConversation, presentMatch, presentMessage } from './present.ts';
import { conversationsOf, threadOf, unreadCount } from './queries.ts';
import { sendMessageHandler } from './send-message.ts';

/** Bytes: a message of 2,000 letters of three bytes, an event's name of 200, reasons, ids and names, a card and a contact. */
const largestConversation = 3 * limits.message_max + 3 * limits.event_name_max + 6_200;

export const messageRoutes = [
  bind(listConversations, async ({ caller, query, request }, ctx) => {
    const { offset, ...page } = pageOf(query, largestConversation);
    const rows = await conversationsOf(ctx.database, caller.id, { ...page, offset });
    const reader = reasonReader(ctx, request.language);
    const conversations = rows.map((row) => presentConversation(row, caller.id, reader));
    // A page beyond the end has no rows to carry the total.
    return { conversations, ...page, total: rows[0]?.total ?? (page.page === 1 ? 0 : offset) };
  }),
  bind(listMessages, async ({ caller, params, query, request }, ctx) => {
    const { page, per_page } = query;
    const thread = await threadOf(ctx.database, caller.id, params.user_id, page, per_page);
    if (!thread) throw new Refusal('user_not_found');
    // Strangers learn nothing of each other, not even the alias.
    if (!thread.match && !thread.met && thread.total === 0 && !thread.contact) throw new Refusal('not_matched');
    return {
      messages: (thread.messages ?? []).map(presentMessage),
      page,
      per_page,
      total: thread.total,
      user: {
        id: params.user_id,
        alias: aliasOf(thread.alias),
        card: presentShownCard(thread.card, caller.id, params.user_id),
      },
      match: presentMatch(thread.match, caller.id, reasonReader(ctx, request.language)),
      met: thread.met,
      contact: presentContact(thread.contact),
      parted: thread.parted,
    };
  }),
  bind(sendMessage, sendMessageHandler),
  bind(markRead, markReadHandler),
  bind(getUnreadCount, async ({ caller }, { database }) => ({
    unread_count: await unreadCount(database, caller.id),
  })),
];
