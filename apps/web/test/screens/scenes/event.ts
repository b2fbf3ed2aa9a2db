import { getEvent } from '@serendip/contract/events';
import { listMatchRuns } from '@serendip/contract/matching';
import { getSettings } from '@serendip/contract/service';
import { skipTopicAsk, suggestTopics } from '@serendip/contract/topics';
import { button, heading, press, see } from '../looking.ts';
import type { MockApi } from '../mock-api.ts';
import {
  allQuestions,
  ben,
  event,
  eventId,
  hostedEvent,
  idOf,
  myMatch,
  preference,
  questions,
  run,
} from '../samples.ts';
import { answerTopics, asking, topic, wellKnown } from '../understood.ts';
import { answerEvent, answerHost } from '../whole-screens.ts';

import { headed, long, type Scene, seen } from './scene.ts';

const eventPath = `/events/${eventId}`;
const isJoined = event({ user_joined: true });

const hosted = (api: MockApi, runs = [run()], participants = 4) =>
  answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: participants }) }), runs);

export const eventScenes: Scene[] = [
  {
    name: 'event, not joined',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: event({ name: long, created_by: { id: ben.id, email: ben.email, email_confirmed: false } }),
        asked: allQuestions,
      }),
    prepare: headed('Event Questions'),
  },
  {
    name: 'event, joined with answers and matches',
    path: eventPath,
    answer: (api) =>
      answerEvent(api.answer(getSettings, { analytics: null, support_email: null, ai: true, limits: {} }), {
        shown: isJoined,
        asked: allQuestions,
        answered: [preference(questions.long.id, 'An editor'), preference(questions.slider.id, 3)],
        mine: [
          myMatch(),
          myMatch({ user: { id: idOf(7), alias: 'quick-lynx' }, match_category: 'can_help', match_percentage: 12 }),
        ],
      }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Why matched' }).first().click();
      await page.getByRole('radio', { name: 'Founder' }).check();
      for (const answer of ['Yes', 'Maybe', 'No']) await press(page, answer);
      await page.getByRole('textbox', { name: questions.short.text }).fill('x'.repeat(2001));
      await see(page, 'Answer must be 2000 characters or less');
    },
  },
  {
    name: 'event, joined, what Serendip understood',
    path: eventPath,
    answer: (api) =>
      answerTopics(api, { ...wellKnown, topics: [...wellKnown.topics, topic('avoid', long)] }).answer(suggestTopics, {
        suggestions: ['bookshops', 'book clubs', long],
      }),
    prepare: async (page) => {
      await button(page, 'Add').first().click();
      await page.getByRole('combobox').first().fill('book');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await press(page, 'More');
      await press(page, 'Remove bookkeeping');
      await see(page, 'All changes saved');
    },
  },
  {
    name: 'event, joined, asked back',
    path: eventPath,
    answer: (api) =>
      answerTopics(
        api,
        asking({ role: 'need', suggestions: ['a crew', long.slice(0, 60)] }, { role: 'offer', suggestions: [] }),
      ).drop(skipTopicAsk),
    prepare: async (page) => {
      await button(page, 'Skip').first().click();
      await see(page, '1 change is not saved');
    },
  },
  {
    name: 'event, link copied',
    path: eventPath,
    answer: answerEvent,
    prepare: async (page) => {
      await press(page, 'Share');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'event, link to copy by hand',
    path: eventPath,
    answer: answerEvent,
    prepare: async (page) => {
      await page.evaluate(`
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
        navigator.share = async () => undefined;
      `);
      await press(page, 'Share');
      await page.getByLabel('Event link').waitFor();
    },
  },
  {
    name: 'event, closed',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: event({ closed: true, description: null }),
        asked: [questions.short, questions.slider],
        answered: [preference(questions.short.id, 'Tools for gardeners'), preference(questions.slider.id, 4)],
      }),
    prepare: headed('This event is closed'),
  },
  {
    name: 'event, closed, joined',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: event({ closed: true, user_joined: true }),
        asked: [questions.slider],
        answered: [preference(questions.slider.id, 3)],
        mine: [myMatch()],
      }),
    prepare: headed('Your Matches'),
  },
  {
    name: 'event not found',
    path: eventPath,
    answer: (api) => answerEvent(api).refuse(getEvent, { code: 404, message: 'Event not found' }),
    prepare: headed('Event not found'),
  },
  {
    name: 'host, too few participants',
    path: eventPath,
    answer: (api) => hosted(api, [], 2),
    prepare: seen('Need at least 3 participants to run matches'),
  },
  {
    name: 'host, matching under way',
    path: eventPath,
    answer: (api) => hosted(api, [run({ status: 'processing', progress_percentage: 40, completed_at: null })]),
    prepare: seen('Auto-refreshing status...'),
  },
  {
    name: 'host, matching failed',
    path: eventPath,
    answer: (api) =>
      hosted(api, [run({ status: 'failed', error_message: 'Interrupted.' })]).answer(listMatchRuns, { match_runs: [] }),
    prepare: async (page) => {
      await see(page, 'Error Details:');
      await press(page, 'Options');
    },
  },
  {
    name: 'host, rooms',
    path: eventPath,
    answer: (api) => hosted(api),
    prepare: async (page) => {
      await press(page, 'Show');
      await see(page, 'Room 2');
    },
  },
  {
    name: 'host, all matches',
    path: eventPath,
    answer: (api) => hosted(api),
    prepare: async (page) => {
      await press(page, 'Show');
      await press(page, 'All Matches');
      await heading(page, 'Can Receive Help').waitFor();
    },
  },
];
