import type { Message } from '@serendip/contract/messages';
import { getUnreadCount, listConversations, listMessages, markRead, sendMessage } from '@serendip/contract/messages';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const messageKeys = {
  conversations: ['messages', 'conversations'],
  unread: ['messages', 'unread'],
  thread: (userId: string) => ['messages', 'thread', userId],
} as const;

export const conversations = queryOptions({
  queryKey: messageKeys.conversations,
  queryFn: async ({ signal }) => (await call(listConversations, {}, signal)).conversations,
});

/** Asked every 10 s, not while the tab is hidden. */
export const unreadCount = queryOptions({
  queryKey: messageKeys.unread,
  queryFn: async ({ signal }) => (await call(getUnreadCount, {}, signal)).unread_count,
  refetchInterval: 10_000,
  refetchIntervalInBackground: false,
});

/** One person's thread; page 1 is the newest, further pages are older. */
export const thread = (userId: string) =>
  infiniteQueryOptions({
    queryKey: messageKeys.thread(userId),
    queryFn: ({ signal, pageParam }) =>
      call(listMessages, { params: { user_id: userId }, query: { page: String(pageParam) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
  });

/** Sends once: a repeat with the same client id answers with the first message. */
export const postMessage = async (userId: string, content: string, clientId: string): Promise<Message> =>
  (
    await call(sendMessage, {
      params: { user_id: userId },
      body: { message: { content, client_id: clientId } },
    })
  ).message;

export function useMarkRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(markRead, { params: { user_id: userId } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: messageKeys.unread }),
        client.invalidateQueries({ queryKey: messageKeys.conversations }),
      ]),
  });
}
