import { askCohost, listCohosts } from '@serendip/contract/cohosts';
import { getLive } from '@serendip/contract/evening';
import { getEvent, getEventCalendar } from '@serendip/contract/events';
import { getRoomAssignments, listMatchRuns } from '@serendip/contract/matching';
import { getOutcomes } from '@serendip/contract/meetings';
import { getSettings } from '@serendip/contract/service';
import { skipTopicAsk, suggestTopics } from '@serendip/contract/topics';
import { listWords } from '@serendip/contract/words';
import { doors } from '../evening.ts';
import { button, field, heading, press, see } from '../looking.ts';
import type { MockApi } from '../mock-api.ts';
import { answerInvited, answerPeople, cohost, someone } from '../people.ts';
import {
  allQuestions,
  ben,
  bensCard,
  drawnPicture,
  event,
  eventId,
  hostedEvent,
  hostGone,
  idOf,
  myMatch,
  outcomes,
  preference,
  questions,
  rooms,
  run,
  seated,
} from '../samples.ts';
import { answerTopics, asking, topic, wellKnown } from '../understood.ts';
import { answerEvent, answerHost } from '../whole-screens.ts';

import { headed, long, type Scene, seen } from './scene.ts';

const eventPath = `/events/${eventId}`;
const isJoined = event({ user_joined: true });

const evening = {
  start_time: '19:00',
  end_time: '22:00',
  time_zone: 'Europe/Berlin',
  starts_at: '2099-05-20T17:00:00Z',
  ends_at: '2099-05-20T20:00:00Z',
  place: 'Pier 9, the long hall',
  online_url: 'https://video.example.org/room/of-the-founders',
};

const hosted = (api: MockApi, runs = [run()], participants = 4) =>
  answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: participants }) }), runs);

const inRounds = (api: MockApi): MockApi =>
  api.answer(getRoomAssignments, ({ query }) => ({
    summary: { total_rooms: 2, total_participants: 4 },
    rounds: 3,
    round: Number(query.round ?? 1),
    rooms,
  }));

const swapped = {
  offered: { name: true, email: true, phone: null, links: false },
  they_offered: true,
  theirs: {
    name: long,
    email: ben.email,
    phone: '+49 30 123 45',
    links: [`https://ben.example.org/${long.replaceAll(' ', '')}`],
  },
};

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
      answerEvent(
        api.answer(getSettings, {
          analytics: null,
          support_email: null,
          ai: true,
          sign_on: null,
          sends_mail: true,
          retention_days: 180,
          public_url: null,
          push_key: null,
          limits: {},
        }),
        {
          shown: isJoined,
          asked: allQuestions,
          answered: [preference(questions.long.id, 'An editor'), preference(questions.slider.id, 3)],
          mine: [
            myMatch({ user: { id: ben.id, alias: ben.alias, card: { ...bensCard, picture_url: drawnPicture } } }),
            myMatch({
              user: { id: idOf(7), alias: 'quick-lynx', card: { ...bensCard, name: long.slice(0, 60), spot_me: null } },
              match_category: 'can_help',
              match_percentage: 12,
            }),
          ],
        },
      ),
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
      answerTopics(api, {
        ...wellKnown,
        topics: [
          topic('offer', 'boats for 12 people', { origin: 'own' }),
          topic('need', 'a quiet corner', { origin: 'own' }),
          ...wellKnown.topics,
          topic('avoid', long),
        ],
        maybe: [
          { role: 'need', phrase: 'sailing lessons' },
          { role: 'interest', phrase: long.slice(0, 60) },
        ],
      }).answer(suggestTopics, { suggestions: ['bookshops', 'book clubs', long] }),
    prepare: async (page) => {
      await button(page, 'Add').first().click();
      await page.getByRole('combobox').first().fill('book');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await press(page, 'Also counts a little: did you mean …?');
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
    name: 'event, full',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ ...evening, capacity: 4 }) }),
    prepare: seen('4 joined, full'),
  },
  {
    name: 'event, waiting',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: event({ ...evening, place: long, capacity: 4, user_waiting: true, waiting_count: 3 }),
      }),
    prepare: seen('4 joined, 3 waiting'),
  },
  {
    name: 'event, into a calendar',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ ...evening, user_joined: true }) }).drop(getEventCalendar),
    prepare: async (page) => {
      await press(page, 'Add to calendar');
      await press(page, 'Calendar file');
      await page.getByRole('dialog').getByRole('alert').waitFor();
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
        shown: event({ ...hostGone, closed: true, description: null }),
        asked: [questions.short, questions.slider],
        answered: [preference(questions.short.id, 'Tools for gardeners'), preference(questions.slider.id, 4)],
      }),
    prepare: headed('This event is closed'),
  },
  {
    name: 'event, closed, own',
    path: eventPath,
    answer: (api) => answerHost(answerEvent(api, { shown: hostedEvent({ closed: true }) })),
    prepare: headed('This event is closed'),
  },
  {
    name: 'event, closed, joined',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: event({ ...hostGone, closed: true, user_joined: true }),
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
    name: 'host, rounds',
    path: eventPath,
    answer: (api) => inRounds(hosted(api, [run({ rounds: 3 })])).answer(getLive, { live: doors({ here_count: 23 }) }),
    prepare: async (page) => {
      await press(page, 'Options');
      await press(page, 'Show');
      await page.getByLabel('Round', { exact: true }).selectOption('Round 2 of 3');
      await see(page, 'Room 2');
    },
  },
  {
    name: 'print, room cards',
    path: `${eventPath}/print`,
    answer: (api) => inRounds(hosted(api, [run({ rounds: 3 })])),
    prepare: seen('Room 2'),
  },
  {
    name: 'print, room cards on paper',
    path: `${eventPath}/print`,
    answer: (api) => inRounds(hosted(api, [run({ rounds: 3 })])),
    prepare: async (page) => {
      await see(page, 'Room 2');
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'print, people on paper',
    path: `${eventPath}/print`,
    answer: (api) => inRounds(hosted(api, [run({ rounds: 3 })])),
    prepare: async (page) => {
      await press(page, 'People');
      await page.getByRole('row').nth(1).waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'print, poster on paper',
    path: `${eventPath}/print`,
    answer: (api) => hosted(api).answer(getLive, { live: doors({ code: 'K7M4PX' }) }),
    prepare: async (page) => {
      await press(page, 'Poster');
      await see(page, 'K7M4PX');
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'event, joined, rooms by round',
    path: eventPath,
    answer: (api) =>
      answerEvent(api, {
        shown: isJoined,
        mine: [myMatch({ contact: swapped, meeting: { met: true, glad: true }, note: `Owes me a book. ${long}` })],
        meetingsOpen: true,
        myRooms: [1, 2, 3].map((round) => ({
          round,
          room_number: 2 * round,
          begun: round === 1,
          left: false,
          people: [
            { ...seated, id: ben.id, alias: ben.alias },
            { ...seated, may_write: round === 1, id: idOf(7), alias: 'quick-lynx' },
          ],
          reasons: ['You both care about climate.', long],
        })),
      }),
    prepare: async (page) => {
      await see(page, 'Room 4');
      await page.getByRole('button', { name: 'Why matched' }).first().click();
      await press(page, 'Their contact');
    },
  },
  {
    name: 'host, choosing several people',
    path: `${eventPath}?tab=people`,
    answer: (api) =>
      answerPeople(
        hosted(api),
        [1, 2, 3, 4].map((number) => someone(number)),
      ),
    prepare: async (page) => {
      await press(page, 'Choose several');
      for (const at of [0, 2]) await page.getByRole('checkbox').nth(at).check();
    },
  },
  {
    name: 'host, people',
    path: `${eventPath}?tab=people`,
    answer: (api) =>
      answerPeople(answerInvited(hosted(api)), [
        someone(1, { name: 'Mia Stone', state: 'here', answered: 3 }),
        someone(2, { alias: long, email: `${long}@example.org`, email_confirmed: false }),
        someone(3, { name: 'ליאור כהן', answered: 0 }),
        someone(4, { email: null }),
        someone(5, { state: 'waiting', answered: 0 }),
      ]),
    prepare: seen('Mia Stone'),
  },
  {
    name: 'host, writes to invited people',
    path: `${eventPath}?tab=people`,
    answer: (api) =>
      answerPeople(answerInvited(hosted(api)), [someone(1)]).answer(listWords, { words: [], muted: false }),
    prepare: async (page) => {
      await press(page, 'Write to guests');
      await field(page, 'To').selectOption('Everyone who is invited');
    },
  },
  {
    name: 'host, who met',
    path: eventPath,
    answer: (api) => hosted(api).answer(getOutcomes, { outcomes }),
    prepare: async (page) => {
      await press(page, 'The numbers');
      await press(page, 'Options');
    },
  },
  {
    name: 'host, settings',
    path: `${eventPath}?tab=settings`,
    answer: (api) =>
      hosted(api)
        .answer(listCohosts, {
          cohosts: [cohost(ben), cohost({ id: idOf(9), email: `${long}@example.org` }, null, true)],
        })
        .refuse(askCohost, { code: 422, message: 'Nobody here has an account with this e-mail address' }),
    prepare: async (page) => {
      await field(page, 'E-mail of the co-host').fill('nobody@example.org');
      await press(page, 'Ask to co-host');
      await see(page, 'Nobody here has an account with this e-mail address');
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
