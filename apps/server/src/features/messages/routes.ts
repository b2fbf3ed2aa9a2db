import { getUnreadCount, listConversations, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { aliasOf } from '../accounts/present.ts';
import { markReadHandler } from './mark-read.ts';
import { presentConversation, presentMatch, presentMessage } from './present.ts';
import { conversationsOf, threadOf, unreadCount } from './queries.ts';
import { sendMessageHandler } from './send-message.ts';

export const messageRoutes = [
  bind(listConversations, async ({ caller }, { database }) => ({
    conversations: (await conversationsOf(database, caller.id)).map((row) => presentConversation(row, caller.id)),
  })),
  bind(listMessages, async ({ caller, params, query }, { database }) => {
    const { page, per_page } = query;
    const thread = await threadOf(database, caller.id, params.user_id, page, per_page);
    if (!thread) throw new Refusal('user_not_found');
    // Two people who were never matched and never wrote learn nothing of each other, not even the alias.
    if (!thread.match && thread.total === 0) throw new Refusal('not_matched');
    return {
      messages: (thread.messages ?? []).map(presentMessage),
      page,
      per_page,
      total: thread.total,
      user: { id: params.user_id, alias: aliasOf(thread.alias) },
      match: presentMatch(thread.match, caller.id),
    };
  }),
  bind(sendMessage, sendMessageHandler),
  bind(markRead, markReadHandler),
  bind(getUnreadCount, async ({ caller }, { database }) => ({
    unread_count: await unreadCount(database, caller.id),
  })),
];
