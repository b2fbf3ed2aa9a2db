import { listMessages } from '@serendip/contract/messages';
import type { Block, Report } from '@serendip/contract/safety';
import { listBlocks, listReports } from '@serendip/contract/safety';
import { press, see } from '../looking.ts';
import type { MockApi } from '../mock-api.ts';
import { ana, ben, conversation, event, eventId, hostedEvent, idOf, message, myMatch, run } from '../samples.ts';
import { answerEvent, answerHost, answerMessages, answerProfile, threadWithBen } from '../whole-screens.ts';
import { long, type Scene, seen } from './scene.ts';

export const blockOfBen: Block = {
  user: { id: ben.id, alias: ben.alias },
  event: { id: eventId, name: 'Founders & Friends' },
  created_at: '2026-01-10T12:00:00.000Z',
};

export const report = (changes: Partial<Report> = {}): Report => ({
  id: idOf(801),
  reporter: { id: ana.id, alias: ana.alias, name: null },
  reported: { id: ben.id, alias: ben.alias, name: 'Ben Hur' },
  reason: 'harassment',
  words: 'He wrote again after I had asked him to stop.\n\nSee the last three.',
  thread: [
    { from: 'reporter', content: 'Please stop writing to me.', created_at: '2026-01-10T12:00:00.000Z' },
    { from: 'reported', content: `Why? ${long}`, created_at: '2026-01-10T12:01:00.000Z' },
  ],
  created_at: '2026-01-10T12:05:00.000Z',
  done: false,
  done_at: null,
  ...changes,
});

const matchedWithBen = (api: MockApi) =>
  answerEvent(api, {
    shown: event({ user_joined: true }),
    mine: [myMatch(), myMatch({ user: { id: idOf(7), alias: 'quick-lynx', card: null } })],
  });

/** The thread with Ben as Ana reads it who has blocked him. */
export const answerBlockedThread = (api: MockApi) =>
  answerMessages(api, [conversation({ match: null })], [message(1, 'Hello Ana')])
    .answer(listMessages, { ...threadWithBen([message(1, 'Hello Ana')]), match: null })
    .answer(listBlocks, { blocks: [blockOfBen] });

export const safetyScenes: Scene[] = [
  {
    name: 'safety, menu of a match',
    path: `/events/${eventId}`,
    answer: matchedWithBen,
    prepare: async (page) => {
      await press(page, 'More about calm-heron');
      await page.getByRole('menuitem', { name: 'Block' }).waitFor();
    },
  },
  {
    name: 'safety, block asks',
    path: `/events/${eventId}`,
    answer: matchedWithBen,
    prepare: async (page) => {
      await press(page, 'More about calm-heron');
      await page.getByRole('menuitem', { name: 'Block' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'safety, report',
    path: `/messages?user=${ben.id}`,
    answer: (api) => answerMessages(api, [conversation()], [message(1, 'Hello Ana')]),
    prepare: async (page) => {
      await press(page, 'More about calm-heron');
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await press(page.getByRole('dialog'), 'Send report');
      await see(page, 'Choose a reason.');
    },
  },
  {
    name: 'safety, thread with somebody blocked',
    path: `/messages?user=${ben.id}`,
    answer: answerBlockedThread,
    prepare: seen('Undo'),
  },
  {
    name: 'safety, blocked people',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, []).answer(listBlocks, {
        blocks: [
          { ...blockOfBen, event: { id: eventId, name: long } },
          { ...blockOfBen, user: { id: idOf(7), alias: 'brave-salamander-of-the-meadow' }, event: null },
        ],
      }),
    prepare: seen('Blocked people'),
  },
  {
    name: 'safety, reports of an event',
    path: `/events/${eventId}?tab=reports`,
    answer: (api) =>
      answerHost(answerEvent(api, { shown: hostedEvent() }), [run()]).answer(listReports, {
        reports: [
          report(),
          report({ id: idOf(802), reporter: null, reason: 'no_show', words: long, thread: null }),
          report({
            id: idOf(803),
            reason: 'spam',
            words: null,
            thread: null,
            done: true,
            done_at: '2026-01-11T08:00:00.000Z',
          }),
        ],
        open: 2,
      }),
    prepare: async (page) => {
      await press(page, 'Their messages (2)');
      await see(page, 'Please stop writing to me.');
    },
  },
];
