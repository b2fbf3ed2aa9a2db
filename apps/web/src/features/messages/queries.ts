import type { ContactState } from '@serendip/contract/contacts';
import {
  type Conversation,
  type ConversationMatch,
  getUnreadCount,
  listConversations,
  listMessages,
  type Message,
  type MetInRound,
  markRead,
  sendMessage,
} from '@serendip/contract/messages';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { meets, mergeNewest, mergeOlder, olderPage } from './thread-merge.ts';

export const messageKeys = {
  conversations: ['messages', 'conversations'],
  unread: ['messages', 'unread'],
  thread: (userId: string) => ['messages', 'thread', userId],
  outbox: (userId: string) => ['messages', 'outbox', userId],
} as const;

/** Polled every 10 s, but not while the tab is hidden, so that messages of other people show beside an open thread. */
export const conversations = queryOptions({
  queryKey: messageKeys.conversations,
  queryFn: async ({ signal }) =>
    (await allPages((query) => call(listConversations, { query }, signal))).flatMap(
      ({ conversations }) => conversations,
    ),
  refetchInterval: 10_000,
  refetchIntervalInBackground: false,
});

/** Polled every 10 s, but not while the tab is hidden. */
export const unreadCount = queryOptions({
  queryKey: messageKeys.unread,
  queryFn: async ({ signal }) => (await call(getUnreadCount, {}, signal)).unread_count,
  refetchInterval: 10_000,
  refetchIntervalInBackground: false,
});

/** The thread with one person, as far as it has loaded, oldest first and without gaps. */
export interface Thread {
  user: Conversation['user'];
  match: ConversationMatch | null;
  met: MetInRound | null;
  contact: ContactState;
  /** A removal from their only event parted the two, so that neither can write. */
  parted: boolean;
  messages: readonly Message[];
  /** The number of messages on the server. */
  total: number;
}

const readPage = (userId: string, page: number, signal?: AbortSignal) =>
  call(listMessages, { params: { user_id: userId }, query: { page: String(page) } }, signal);

/** How many pages are read to close the gap after a long absence. A larger gap starts the thread again at its end. */
const catchUpPages = 4;

/** The thread's newest page, merged with what has loaded before. The open thread polls it. */
export const thread = (userId: string) =>
  queryOptions({
    queryKey: messageKeys.thread(userId),
    queryFn: async ({ signal, client }): Promise<Thread> => {
      const held = () => client.getQueryData<Thread>(messageKeys.thread(userId))?.messages ?? [];
      const { messages, total, user, match, met, contact, parted } = await readPage(userId, 1, signal);
      let newest: readonly Message[] = messages;
      for (let page = 2; page <= catchUpPages; page += 1) {
        if (held().length === 0 || newest.length >= total || meets(held(), newest)) break;
        newest = mergeOlder(newest, (await readPage(userId, page, signal)).messages);
      }
      return { user, match, met, contact, parted, total, messages: mergeNewest(held(), newest) };
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    // Messages never change, so comparing thousands of them at each read is pointless.
    structuralSharing: false,
  });

/** Reads the page before the oldest loaded message. */
export const useOlderMessages = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const held = client.getQueryData(thread(userId).queryKey)?.messages.length ?? 0;
      return readPage(userId, olderPage(held, pageSize));
    },
    onSuccess: ({ messages, total }) =>
      updateThread(client, userId, (before) => {
        const merged = mergeOlder(before.messages, messages);
        // A page without new messages means that there are no earlier ones, even if the count differs.
        return { ...before, messages: merged, total: merged === before.messages ? merged.length : total };
      }),
  });
};

const pageSize = 50;

export const updateThread = (client: QueryClient, userId: string, change: (before: Thread) => Thread) =>
  client.setQueryData(thread(userId).queryKey, (before) => before && change(before));

/** Sends once: another call with the same client id returns the first message. */
export async function postMessage(userId: string, content: string, clientId: string): Promise<Message> {
  const body = { message: { content, client_id: clientId } };
  const { message } = await call(sendMessage, { params: { user_id: userId }, body });
  return required(message);
}

/** Marks one person's messages as read, in the cache at once. */
export function useMarkRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(markRead, { params: { user_id: userId } }),
    onSuccess: () => {
      client.setQueryData(conversations.queryKey, (list) =>
        list?.map((each) => (each.user.id === userId ? { ...each, unread_count: 0 } : each)),
      );
      return Promise.all([
        client.invalidateQueries({ queryKey: messageKeys.unread }),
        client.invalidateQueries({ queryKey: messageKeys.conversations }),
      ]);
    },
  });
}
