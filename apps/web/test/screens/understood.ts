import {
  addMyTopic,
  listMyTopics,
  removeMyTopic,
  skipTopicAsk,
  type Topic,
  type TopicAsk,
  type Understood,
} from '@serendip/contract/topics';
import type { Locator, Page } from 'playwright-core';
import type { MockApi, SeenCall } from './mock-api.ts';
import { event, preference, questions } from './samples.ts';
import { answerEvent } from './whole-screens.ts';

export const topic = (role: Topic['role'], phrase: string, more: Partial<Topic> = {}): Topic => ({
  role,
  phrase,
  origin: 'read',
  sensitive: false,
  shown: false,
  ...more,
});

/** Somebody whom Serendip knows well. */
export const wellKnown: Understood = {
  topics: [
    topic('offer', 'Customs papers', { origin: 'own', shown: true }),
    topic('offer', 'bookkeeping'),
    topic('need', 'a rehearsal room'),
    topic('need', 'living with an illness', { sensitive: true }),
    topic('interest', 'brass bands'),
  ],
  maybe: [],
  asks: [],
  clarity: 'clear',
};

export const asking = (...asks: TopicAsk[]): Understood => ({ topics: [], maybe: [], asks, clarity: 'hardly' });

export const joined = event({ user_joined: true });
export const asked = [questions.short, questions.long];
export const answered = [preference(questions.short.id, 'Boats'), preference(questions.long.id, 'A crew')];

const sent = ({ body }: SeenCall) =>
  (body as { topic: Pick<Topic, 'role' | 'phrase' | 'origin'> & { shown?: boolean } }).topic;

/** A server that keeps topics, with the event they belong to. */
export function answerTopics(api: MockApi, before: Understood): MockApi {
  let now = before;
  const become = (next: Partial<Understood>): Understood => {
    now = { ...now, ...next };
    return now;
  };
  return answerEvent(api, { shown: joined, asked, answered })
    .answer(listMyTopics, () => now)
    .answer(addMyTopic, (call) => {
      const { role, phrase, origin, shown = false } = sent(call);
      const others = now.topics.filter((one) => one.role !== role || one.phrase !== phrase);
      return become({
        topics: [topic(role, phrase, { origin, shown }), ...others],
        maybe: now.maybe.filter((one) => one.role !== role || one.phrase !== phrase),
        asks: now.asks.filter((ask) => ask.role !== role),
      });
    })
    .answer(removeMyTopic, ({ query }) =>
      become({
        topics: now.topics.filter(({ role, phrase }) => role !== query.role || phrase !== query.phrase),
        maybe: now.maybe.filter(({ role, phrase }) => role !== query.role || phrase !== query.phrase),
      }),
    )
    .answer(skipTopicAsk, ({ body }) =>
      become({ asks: now.asks.filter(({ role }) => role !== (body as { role: string }).role) }),
    );
}

export const title = 'What Serendip understood';

export const hasFocus = async (page: Page, place: Locator) => (await place.and(page.locator(':focus')).count()) === 1;
export const focused = (page: Page): Promise<string> =>
  page.evaluate("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''");

/** The headings of the screen's sections, from the top. */
export const order = async (page: Page): Promise<string[]> =>
  (await page.getByRole('heading', { level: 2 }).allTextContents()).filter((text) =>
    ['Event Questions', title, 'Your Matches'].includes(text),
  );
