import { listCohosts } from '@serendip/contract/cohosts';
import { listEdits, listRoomsToAvoid } from '@serendip/contract/draft-edits';
import { getMatchRunChanges } from '@serendip/contract/drafts';
import { listHostedEvents } from '@serendip/contract/events';
import { listLabels } from '@serendip/contract/labels';
import { getRoomAssignments } from '@serendip/contract/matching';
import { listPasskeys } from '@serendip/contract/passkeys';
import { checkRule, type EventRule, listRules } from '@serendip/contract/rules';
import { listTokens } from '@serendip/contract/tokens';
import { listWebhooks, type Webhook } from '@serendip/contract/webhooks';
import { listWords } from '@serendip/contract/words';
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { answerConsole, answerGuest, doors, live, notHere } from './evening.ts';
import { button, eventually, press } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { answerInvited, answerPeople, cohost, someone } from './people.ts';
import { ana, ben, event, eventId, hostedEvent, idOf, myMatch, rooms, run } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost, answerProfile } from './whole-screens.ts';
import { addQuestion, toQuestions } from './wizard-steps.ts';

interface Opening {
  name: string;
  path: string;
  answer: (api: MockApi) => unknown;
  /** Shows the buttons. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The buttons that open a dialog, each alone. */
  openers: (string | RegExp)[];
  /** The openers are buttons of menus: these are the entries that open a dialog. */
  entries?: string[];
}

const eventPath = `/events/${eventId}`;
const hosts = (api: MockApi) => answerHost(answerEvent(api, { shown: hostedEvent({ starts_at: null }) }), [run()]);

const token = {
  ...{ id: 't1', name: 'Printer', scopes: ['read' as const], event_id: null, event_name: null },
  ...{ created_at: '2026-01-10T12:00:00.000Z', last_used_on: null, expires_at: '2099-04-10T12:00:00.000Z' },
};
const passkey = { id: 'p1', name: 'Laptop', created_at: '2026-01-10T12:00:00.000Z', last_used_at: null };
const rule: EventRule = {
  ...{ id: idOf(801), kind: 'stay', strength: 'always', group: { everyone: true }, room_number: 1 },
  ...{ sentence: 'Everybody sits in room 1', touches: { people: 8, pairs: 0 }, conflicts: [] },
};
const webhook: Webhook = {
  ...{
    id: idOf(500),
    url: 'https://hooks.example.org/serendip',
    kinds: ['guest.joined'],
    active: true,
    off_reason: null,
  },
  ...{ made_by: { id: ana.id, alias: ana.alias }, previous_secret_until: null, created_at: '2026-02-01T18:30:00.000Z' },
};

const openings: Opening[] = [
  {
    name: 'the profile',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, [])
        .answer(listPasskeys, { passkeys: [passkey], password: true })
        .answer(listHostedEvents, { events: [] })
        .answer(listTokens, { tokens: [token] }),
    openers: [
      'Change e-mail',
      'Change password',
      'Add this device',
      'Remove Laptop',
      'Create token',
      'Revoke Printer',
      'Delete account',
    ],
  },
  {
    name: 'an event, for its host',
    path: eventPath,
    answer: (api) =>
      hosts(api)
        .answer(listRules, { rules: [rule] })
        .answer(checkRule, { rule }),
    openers: [
      'Share',
      'Add to calendar',
      'Add a rule',
      'Change the rule: Everybody sits in room 1',
      'Delete the rule: Everybody sits in room 1',
    ],
  },
  {
    name: 'its people',
    path: `${eventPath}?tab=people`,
    answer: (api) =>
      answerPeople(answerInvited(hosts(api)), [someone(1), someone(2)])
        .answer(listWords, { words: [], muted: false })
        .answer(listLabels, { labels: [{ id: idOf(810), name: 'Mentor', people: 1 }] }),
    openers: ['Write to guests', 'Remove calm-guest-1', 'Remind', 'Edit labels', /^Take back/],
  },
  {
    name: 'its settings',
    path: `${eventPath}?tab=settings`,
    answer: (api) =>
      hosts(api)
        .answer(listCohosts, { cohosts: [cohost(ben)] })
        .answer(listWebhooks, { webhooks: [webhook] }),
    openers: [/^Remove/, /^New secret/, /^Delete(?! event)/, 'Delete event'],
  },
  {
    name: 'a draft',
    path: eventPath,
    answer: (api) =>
      answerHost(answerEvent(api, { shown: hostedEvent() }), [
        run({ published_at: null, number: 2 }),
        run({ id: idOf(320) }),
      ]).answer(getMatchRunChanges, { people: 4, people_unchanged: 4, kept: 2, added: 0, removed: 0, persons: [] }),
    openers: ['Delete run', 'Publish'],
  },
  {
    name: 'the board of a draft',
    path: `${eventPath}/runs/${idOf(320)}/edit`,
    answer: (api) => {
      const draft = run({ published_at: null, number: 2, id: idOf(320) });
      answerHost(answerEvent(api, { shown: hostedEvent() }), [draft])
        .answer(getRoomAssignments, {
          ...{ summary: { total_rooms: 2, total_participants: 4 }, rounds: 1, round: 1, rooms },
        })
        .answer(listEdits, { edits: [], version: 1, total: 0 })
        .answer(listRoomsToAvoid, { rooms: [] });
    },
    openers: [/^Move brave-otter/],
  },
  {
    name: 'the menu beside a match',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ user_joined: true }), mine: [myMatch()] }),
    openers: [/^More about/],
    entries: ['Report', 'Block'],
  },
  {
    name: 'an event, for a guest',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ user_joined: true }), mine: [myMatch()] }),
    openers: ['Share', 'Leave Event'],
  },
  {
    name: 'an evening, for a guest',
    path: eventPath,
    answer: (api) => answerGuest(api, doors({ me: notHere({ here: true }) })),
    openers: ['I have to go'],
  },
  {
    name: 'the console at the doors',
    path: `${eventPath}/live`,
    answer: (api) => answerConsole(api, doors()),
    prepare: (page) => press(page, 'Stage, poster, settings'),
    openers: [
      'Start round 1 of 4',
      'Match again',
      'Renew the code',
      'Stage link for another laptop',
      'End the evening',
    ],
  },
  {
    name: 'the console in a round',
    path: `${eventPath}/live`,
    answer: (api) => answerConsole(api, live()),
    openers: ['End round 2 now', 'Move calm-heron Changed', 'End the evening'],
  },
  {
    name: 'the wizard',
    path: '/create-event',
    answer: () => undefined,
    prepare: async (page) => {
      await toQuestions(page);
      await addQuestion(page, 'What do you build?');
    },
    openers: ['Delete question 1'],
  },
];

/** Opens a dialog by keyboard, from a menu if there is an entry, and closes it again. */
async function openAndClose(
  page: Page,
  opener: Locator,
  entry: string | null,
  meanwhile?: () => Promise<unknown>,
): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await opener.focus();
  await page.keyboard.press('Enter');
  if (entry) {
    await page.getByRole('menuitem', { name: entry }).focus();
    await page.keyboard.press('Enter');
  }
  await dialog.waitFor();
  await meanwhile?.();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const nameOf = (node: Element) => (node.matches('main :is(h1, h2, h3, h4)') ? 'a heading' : node.outerHTML);

describe.concurrent('A dialog that closes', () => {
  test.for(openings.map((opening) => [opening.name, opening] as const))(
    'on %s gives the focus back to its opener, or with the opener gone to the heading of the section',
    async ([, { path, answer, prepare, openers, entries = [null] }], { stage }) => {
      const { page, api } = await stage({ alters: true });
      answer(api);
      await visit(page, path);
      await prepare?.(page);
      const ways = openers.flatMap((name) => entries.map((entry) => ({ name, entry })));
      for (const { name, entry } of ways) {
        const opener = button(page, name).first();
        await opener.waitFor();
        await openAndClose(page, opener, entry);
        await eventually(() => opener.evaluate((node) => node.matches(':focus'))).toBe(true);
      }
      for (const { name, entry } of ways) {
        const opener = button(page, name).first();
        // It has gone with a row that another opener was in.
        if (!(await opener.isVisible())) continue;
        // React keeps what only does not show.
        await openAndClose(page, opener, entry, () =>
          opener.evaluate((node) => {
            ((node.closest('main li') ?? node) as HTMLElement).style.display = 'none';
          }),
        );
        await eventually(() => page.locator(':focus').evaluate(nameOf)).toBe('a heading');
      }
    },
  );
});
