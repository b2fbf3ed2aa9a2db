import { limits } from '@serendip/contract/limits';
import {
  addMyTopic,
  getClarity,
  listMyTopics,
  removeMyTopic,
  skipTopicAsk,
  suggestTopics,
} from '@serendip/contract/topics';
import { bind } from '../../http/bind.ts';
import { addTopicHandler } from './add-topic.ts';
import { countClarity } from './count-clarity.ts';
import { removeTopicHandler } from './remove-topic.ts';
import { skipAskHandler } from './skip-ask.ts';
import { readingOf } from './understood-of.ts';

export const topicRoutes = [
  bind(
    listMyTopics,
    async ({ caller, event, request }, ctx) => (await readingOf(ctx, event, caller.id, request.language)).understood,
  ),
  bind(addMyTopic, addTopicHandler),
  bind(removeMyTopic, removeTopicHandler),
  bind(skipTopicAsk, skipAskHandler),
  bind(suggestTopics, async ({ query, request }, { topicReader }) => {
    const typed = query.query.trim();
    // No topic begins with so long a text.
    if (typed.length < limits.topic_query_min || typed.length > limits.topic_max) return { suggestions: [] };
    return { suggestions: await topicReader.complete(typed, query.role ?? 'need', request.language) };
  }),
  bind(getClarity, async ({ event }, ctx) => ({ clarity: await countClarity(ctx, event) })),
];
