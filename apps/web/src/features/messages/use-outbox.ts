import { limits } from '@serendip/contract/limits';
import { notifyManager, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError, errorText, joinedErrors, NetworkError } from '../../api/errors.ts';
import { readUser } from '../../api/stored-session.ts';
import { texts } from '../../language/texts.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useOnline } from '../../lib/online.ts';
import { uuid } from '../../lib/uuid.ts';
import {
  isSending,
  type Outbox,
  type Outgoing,
  parseOutbox,
  sendable,
  withFailed,
  without,
  withPending,
} from './outbox.ts';
import { messageKeys, postMessage, updateThread } from './queries.ts';
import { addSent } from './thread-merge.ts';

const t = texts('messages');

const nameOf = (userId: string) => `outbox.${userId}`;
/** How long to wait after the network comes back, in milliseconds. */
const settling = 2500;

/** The messages this page is sending. Any other pending message is from a page that closed. */
const underWay = new Set<string>();

const outboxQuery = (userId: string) =>
  queryOptions({
    queryKey: messageKeys.outbox(userId),
    queryFn: () => parseOutbox(readDraft(nameOf(userId))),
    initialData: () => parseOutbox(readDraft(nameOf(userId))),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

const presentOutbox = (client: QueryClient, userId: string): Outbox =>
  client.getQueryData(outboxQuery(userId).queryKey) ?? [];

function updateOutbox(client: QueryClient, userId: string, change: (before: Outbox) => Outbox): void {
  // When a session ends, the cache is cleared, but the drafts stay.
  const kept = () => parseOutbox(readDraft(nameOf(userId)));
  const after = client.setQueryData(outboxQuery(userId).queryKey, (before) => change(before ?? kept()));
  writeDraft(nameOf(userId), after && after.length > 0 ? JSON.stringify(after) : '');
}

const wordsFor = (error: unknown) =>
  error instanceof ApiError ? joinedErrors(error, t('compose.failed')) : errorText(error, t('compose.failed'));

/** Sends a message and replaces it with the server's, or flags it as failed. Resolves to true on success. */
async function deliver(client: QueryClient, userId: string, { client_id: id, content }: Outgoing): Promise<boolean> {
  const threadKey = messageKeys.thread(userId);
  const sender = readUser()?.id;
  const isSomebodyElses = () => (readUser()?.id ?? sender) !== sender;
  underWay.add(id);
  // A read in flight does not have this message yet.
  client.cancelQueries({ queryKey: threadKey });
  try {
    const sent = await postMessage(userId, content, id);
    await client.cancelQueries({ queryKey: threadKey });
    if (isSomebodyElses()) return false;
    notifyManager.batch(() => {
      updateThread(client, userId, (before) => {
        const messages = addSent(before.messages, sent);
        return { ...before, messages, total: before.total + messages.length - before.messages.length };
      });
      updateOutbox(client, userId, (before) => without(before, id));
    });
    client.invalidateQueries({ queryKey: messageKeys.conversations });
    return true;
  } catch (error) {
    if (isSomebodyElses()) return false;
    updateOutbox(client, userId, (before) => withFailed(before, id, wordsFor(error), error instanceof NetworkError));
    return false;
  } finally {
    underWay.delete(id);
  }
}

/** The user's messages to a person that the server does not have yet, and how to send them. */
export function useOutbox(userId: string) {
  const client = useQueryClient();
  const online = useOnline();
  const { data: outbox } = useQuery(outboxQuery(userId));
  const lastSend = useRef<number | null>(null);

  const start = useCallback(
    (content: string, clientId: string): Promise<boolean> => {
      lastSend.current = Date.now();
      const now = new Date().toISOString();
      updateOutbox(client, userId, (before) => withPending(before, clientId, content, now));
      return deliver(client, userId, withPending([], clientId, content, now)[0] as Outgoing);
    },
    [client, userId],
  );

  /** Returns false if the text cannot be sent now. */
  const send = (typed: string): boolean => {
    const content = sendable(typed, limits.message_max, isSending(presentOutbox(client, userId)));
    if (content === null) return false;
    start(content, uuid());
    return true;
  };

  const retry = ({ client_id: id, content }: Outgoing) => {
    if (!isSending(presentOutbox(client, userId))) start(content, id);
  };

  const discard = (clientId: string) => updateOutbox(client, userId, (before) => without(before, clientId));

  // Retries messages that a closed page did not finish. The client id prevents duplicates.
  useEffect(() => {
    const left = presentOutbox(client, userId).filter(
      ({ state, client_id }) => state === 'pending' && !underWay.has(client_id),
    );
    for (const each of left) deliver(client, userId, each);
  }, [client, userId]);

  // Retries failed messages in order when the network is back.
  useEffect(() => {
    if (!online) return;
    const timer = setTimeout(async () => {
      const heldUp = presentOutbox(client, userId).filter(
        ({ state, unreachable }) => state === 'failed' && unreachable,
      );
      for (const each of heldUp)
        if (isSending(presentOutbox(client, userId)) || !(await start(each.content, each.client_id))) break;
    }, settling);
    return () => clearTimeout(timer);
  }, [client, online, start, userId]);

  return { outbox, sending: isSending(outbox), lastSend, send, retry, discard };
}
