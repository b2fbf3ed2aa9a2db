import { changeAlias, requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { createEvent, getEvent } from '@serendip/contract/events';
import { listMatchRuns } from '@serendip/contract/matching';
import { sendMessage } from '@serendip/contract/messages';
import { getSettings } from '@serendip/contract/service';
import type { Page } from 'playwright-core';
import { field, heading, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import {
  allProfileQuestions,
  allQuestions,
  ana,
  ben,
  conversation,
  event,
  eventId,
  hostedEvent,
  idOf,
  message,
  myMatch,
  preference,
  profileQuestions,
  progress,
  questions,
  run,
} from './samples.ts';
import { answerDashboard, answerEvent, answerHost, answerMessages, answerProfile } from './whole-screens.ts';

/** A screen in one of its main states. */
export interface Scene {
  name: string;
  path: string;
  signedOut?: boolean;
  answer?: (api: MockApi) => unknown;
  /** Brings the screen into its state; when it is done, everything stands. */
  prepare: (page: Page) => Promise<unknown>;
}

const eventPath = `/events/${eventId}`;
const seen = (words: string) => (page: Page) => see(page, words);
const headed = (name: string) => (page: Page) => heading(page, name).first().waitFor();
const isJoined = event({ user_joined: true });
const long = 'A very long name without any pause-'.repeat(4);

const hosted = (api: MockApi, runs = [run()], participants = 4) =>
  answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: participants }) }), runs);

async function toQuestions(page: Page): Promise<void> {
  await field(page, 'Event name').fill('Founders & Friends');
  await press(page, 'Next');
  await press(page, 'Add Question');
  await field(page, 'Question text').fill('What do you build?');
  await press(page, 'Save Question');
  await see(page, 'What do you build?');
}

const openEditor = (type: string) => async (page: Page) => {
  await field(page, 'Event name').fill('Founders & Friends');
  await press(page, 'Next');
  await press(page, 'Add Question');
  await field(page, 'Question type').selectOption(type);
  await press(page, 'Save Question');
  await see(page, 'Question text is required');
};

const forVisitors: Scene[] = [
  { name: 'landing', path: '/', prepare: headed('Perfect for Everyone') },
  {
    name: 'sign-in with an error',
    path: '/login',
    answer: (api) => api.refuse(signIn, { code: 401, message: 'Invalid email or password' }),
    prepare: async (page) => {
      await field(page, 'Email').fill('ana@example.org');
      await field(page, 'Password').fill('wrong');
      await press(page, 'Sign In');
      await see(page, 'Invalid email or password');
    },
  },
  {
    name: 'sign-up with live texts',
    path: '/signup',
    prepare: async (page) => {
      await field(page, 'Password').fill('12345');
      await field(page, 'Confirm Password').fill('123');
      await see(page, 'Passwords do not match');
    },
  },
  { name: 'forgot password', path: '/forgot-password', prepare: headed('Forgot your password?') },
  {
    name: 'reset mail sent',
    path: '/forgot-password',
    answer: (api) => api.answer(requestPasswordReset, {}),
    prepare: async (page) => {
      await field(page, 'Email').fill('ana@example.org');
      await press(page, 'Send reset link');
      await heading(page, 'Check your email').waitFor();
    },
  },
  {
    name: 'reset password',
    path: '/reset-password/token',
    prepare: async (page) => {
      await field(page, 'New Password').fill('123456');
      await field(page, 'Confirm Password').fill('other');
      await press(page, 'Update Password');
      await see(page, 'Passwords do not match');
    },
  },
  { name: 'invalid reset link', path: '/reset-password', prepare: headed('Invalid Reset Link') },
  { name: 'privacy', path: '/privacy', prepare: headed('Privacy') },
  { name: 'page not found', path: '/nowhere', prepare: headed('Page not found') },
  { name: 'design showcase', path: '/design-system', prepare: headed('Layouts') },
];

const dashboardScenes: Scene[] = [
  {
    name: 'dashboard, hosted',
    path: '/dashboard',
    answer: (api) =>
      answerDashboard(api, {
        hosted: [hostedEvent(), hostedEvent({ id: idOf(101), name: long, event_date: null })],
        unread: 12,
        done: progress(2, 10),
      }),
    prepare: seen('4 joined'),
  },
  { name: 'dashboard, empty', path: '/dashboard', answer: answerDashboard, prepare: headed('No Events Created Yet') },
  {
    name: 'dashboard, joined',
    path: '/dashboard?tab=joined',
    answer: (api) =>
      answerDashboard(api, { joined: [event(), event({ id: idOf(101), name: 'Closed evening', closed: true })] }),
    prepare: (page) => page.getByText('Did you meet someone interesting?').first().waitFor(),
  },
];

const offlineScenes: Scene[] = [
  {
    name: 'dashboard, offline',
    path: '/dashboard',
    answer: (api) => answerDashboard(api, { hosted: [hostedEvent({ closed: true })], done: progress(7, 10) }),
    prepare: async (page) => {
      await see(page, 'Closed');
      // What is fetched once the page is idle has come.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(/You are offline/).waitFor();
    },
  },
];

const wizardScenes: Scene[] = [
  {
    name: 'wizard, details with errors',
    path: '/create-event',
    prepare: async (page) => {
      await field(page, 'Event name').focus();
      await field(page, 'Event date').fill('2020-01-01');
      await see(page, 'Event date must be in the future');
    },
  },
  { name: 'wizard, questions', path: '/create-event', prepare: toQuestions },
  {
    name: 'wizard, delete confirmation',
    path: '/create-event',
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Delete question 1');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'wizard, review with a failure',
    path: '/create-event',
    answer: (api) => api.refuse(createEvent, { code: 503, message: 'Not ready.' }),
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Next');
      await press(page, /^Create Event/);
      await see(page, 'Not ready.');
    },
  },
  { name: 'question editor, slider', path: '/create-event', prepare: openEditor('slider') },
  { name: 'question editor, options', path: '/create-event', prepare: openEditor('multi_select') },
];

const eventScenes: Scene[] = [
  {
    name: 'event, not joined',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ name: long }), asked: allQuestions }),
    prepare: headed('Event Questions'),
  },
  {
    name: 'event, joined with answers and matches',
    path: eventPath,
    answer: (api) =>
      answerEvent(api.answer(getSettings, { analytics: null, support_email: null, ai: true }), {
        shown: isJoined,
        asked: allQuestions,
        answered: [preference(questions.long.id, 'An editor'), preference(questions.slider.id, 3)],
        mine: [myMatch(), myMatch({ user: { id: idOf(7), alias: 'quick-lynx' }, match_category: 'can_help' })],
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
    answer: (api) => answerEvent(api, { shown: event({ closed: true }), asked: [questions.short, questions.slider] }),
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

const personalScenes: Scene[] = [
  {
    name: 'profile',
    path: '/profile',
    answer: (api) => answerProfile(api, allProfileQuestions, [preference(profileQuestions.slider.id, 4)]),
    prepare: headed('How Preferences Work'),
  },
  {
    name: 'profile, complete',
    path: '/profile',
    answer: (api) => answerProfile(api, [profileQuestions.mood], [preference(profileQuestions.mood.id, ['yes'])]),
    prepare: headed('Congratulations! Profile Complete'),
  },
  {
    name: 'profile, alias saved',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, [profileQuestions.mood]).answer(changeAlias, { user: { ...ana, alias: 'quick-lynx' } }),
    prepare: async (page) => {
      await field(page, 'Alias').fill('quick-lynx');
      await press(page, 'Save alias');
      await see(page, 'Your alias is now @quick-lynx');
    },
  },
  {
    name: 'profile, delete account',
    path: '/profile',
    answer: (api) => answerProfile(api, []),
    prepare: async (page) => {
      await press(page, 'Delete account');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'messages, empty',
    path: '/messages',
    answer: (api) => answerMessages(api, []),
    prepare: seen('No conversations yet'),
  },
  {
    name: 'messages, list',
    path: '/messages',
    answer: (api) => answerMessages(api, [conversation({ unread_count: 3 })]),
    prepare: seen('See you at the window'),
  },
  {
    name: 'messages, thread with a failed message',
    path: `/messages?user=${ben.id}`,
    answer: (api) =>
      answerMessages(
        api,
        [conversation()],
        [message(1, 'Hello Ana'), message(2, 'https://example.org/'.repeat(12))],
      ).refuse(sendMessage, { code: 503, message: 'Not ready.' }),
    prepare: async (page) => {
      await press(page, 'Why matched');
      await field(page, /^Message to/).fill('Hello Ben');
      await press(page, 'Send message');
      await see(page, 'Not ready.');
    },
  },
];

/** All of them in one file: a list to be read through and added to, which pictures and the accessibility tests share. */
export const scenes: readonly Scene[] = [
  ...forVisitors.map((scene) => ({ ...scene, signedOut: true })),
  ...dashboardScenes,
  ...offlineScenes,
  ...wizardScenes,
  ...eventScenes,
  ...personalScenes,
];
