import {
  addMyTopic,
  getClarity,
  listMyTopics,
  removeMyTopic,
  skipTopicAsk,
  suggestTopics,
  type TopicRole,
  type Understood,
} from '@serendip/contract/topics';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { TopicChange } from './topic-changes.ts';

const topicKeys = {
  all: ['my-topics'],
  mine: (eventId: string) => ['my-topics', eventId],
  suggestions: (role: TopicRole, typed: string) => ['topic-suggestions', role, typed],
  clarity: (eventId: string) => ['clarity', eventId],
} as const;

/** The user's topics at an event. */
export const myTopics = (eventId: string) =>
  queryOptions({
    queryKey: topicKeys.mine(eventId),
    queryFn: ({ signal }): Promise<Understood> => call(listMyTopics, { params: { event_id: eventId } }, signal),
  });

/** Invalidates the topics. Call it after every change of answers, from which they are read. */
export const readTopicsAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: topicKeys.all });

/** Writes one change. Resolves to the new topics. */
export function writeChange(eventId: string, change: TopicChange): Promise<Understood> {
  const params = { event_id: eventId };
  if (change.do === 'skip') return call(skipTopicAsk, { params, body: { role: change.role } });
  const { role, phrase } = change;
  if (change.do === 'remove') return call(removeMyTopic, { params, query: { role, phrase } });
  const origin = change.do === 'add' ? (change.origin ?? 'own') : 'own';
  const { shown } = change;
  return call(addMyTopic, {
    params,
    body: { topic: { role, phrase, origin, ...(shown === undefined ? {} : { shown }) } },
  });
}

/** Phrases that fit the typed text. The last ones stay until the next ones arrive. */
export const topicSuggestions = (role: TopicRole, typed: string) =>
  queryOptions({
    queryKey: topicKeys.suggestions(role, typed),
    queryFn: async ({ signal }) => (await call(suggestTopics, { query: { query: typed, role } }, signal)).suggestions,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** How well Serendip knows the guests, for the host. */
export const clarityOf = (eventId: string) =>
  queryOptions({
    queryKey: topicKeys.clarity(eventId),
    queryFn: async ({ signal }) => (await call(getClarity, { params: { event_id: eventId } }, signal)).clarity,
  });
