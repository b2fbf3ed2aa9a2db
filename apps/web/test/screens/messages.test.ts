import { listConversations, listMessages } from '@serendip/contract/messages';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { eventually, gone, heading, link, pathOf, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { ben, conversation, idOf, message } from './samples.ts';
import { test } from './stage.ts';
import { answerThread, now, withBen } from './threads.ts';
import { answerMessages } from './whole-screens.ts';

const ago = (seconds: number): string => new Date(Date.parse(now) - seconds * 1000).toISOString();

describe.concurrent('Messages: the list', () => {
  test('has its title, a way back to the dashboard and, empty, its words', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, []);
    await visit(page, '/messages');
    await heading(page, 'Messages').waitFor();
    expect(await link(page, 'Back to Dashboard').getAttribute('href')).toBe('/dashboard');
    await see(page, 'No conversations yet');
    await see(page, 'When you message your matches, conversations will appear here');
    await see(page, 'Select a conversation');
    await see(page, 'Choose a conversation from the list to start messaging');
  });

  test('previews are cut at 50 characters', async ({ stage }) => {
    const { page, api } = await stage();
    const fifty = 'a'.repeat(50);
    answerMessages(api, [
      conversation({
        user: { id: idOf(11), alias: 'one-a', card: null },
        last_message: { content: fifty, created_at: now },
      }),
      conversation({
        user: { id: idOf(12), alias: 'two-b', card: null },
        last_message: { content: `${fifty}b`, created_at: now },
      }),
    ]);
    await visit(page, '/messages');
    await see(page, fifty);
    await see(page, `${fifty}...`);
  });

  test('long words and aliases leave times and counts in sight on the narrowest phone', async ({ stage }) => {
    const { page, api } = await stage({ device: { viewport: { width: 320, height: 640 } } });
    const user = { id: ben.id, alias: 'brave-salamander-of-the-meadow', card: null };
    answerMessages(api, [
      conversation({ user, unread_count: 3, last_message: { content: 'W'.repeat(60), created_at: now } }),
    ]);
    await visit(page, '/messages');
    const count = await page.getByRole('list', { name: 'Conversations' }).getByText('3 unread').boundingBox();
    expect((count?.x ?? 999) + (count?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test('times are relative: just now, minutes, hours, days, then the date', async ({ stage }) => {
    const { page, api } = await stage({ time: now });
    const ages = [
      [30, 'Just now'],
      [5 * 60 + 20, '5m ago'],
      [3 * 3600 + 60, '3h ago'],
      [6 * 86_400 + 60, '6d ago'],
      [8 * 86_400, '02/01/2026'],
    ] as const;
    answerMessages(
      api,
      ages.map(([seconds], n) =>
        conversation({
          user: { id: idOf(20 + n), alias: `person-${n}`, card: null },
          last_message: { content: 'Hello', created_at: ago(seconds) },
        }),
      ),
    );
    await visit(page, '/messages');
    for (const [index, [, words]] of ages.entries())
      await see(page.getByRole('listitem').filter({ hasText: `person-${index}` }), words);
  });

  test('initials come from the first two parts of the alias, or its first two characters', async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, [
      conversation({ user: { id: idOf(11), alias: 'brave-otter-7', card: null } }),
      conversation({ user: { id: idOf(12), alias: 'solo', card: null } }),
    ]);
    await visit(page, '/messages');
    await see(page.getByRole('listitem').filter({ hasText: 'brave-otter-7' }), 'BO');
    await see(page.getByRole('listitem').filter({ hasText: 'solo' }), 'SO');
  });

  test('the query parameter user selects a conversation, and a click another', async ({ stage }) => {
    const { page, api } = await stage();
    answerThread(
      api,
      [message(1, 'Hello Ana')],
      [conversation(), conversation({ user: { id: idOf(12), alias: 'quick-lynx', card: null } })],
    );
    await visit(page, withBen);
    await heading(page, 'calm-heron').waitFor();
    await see(page, 'Hello Ana');
    await link(page, /quick-lynx/).click();
    expect(pathOf(page)).toBe(`/messages?user=${idOf(12)}`);
    await eventually(() => api.callsOf(listMessages).at(-1)?.params.user_id).toBe(idOf(12));
  });

  test("a load failure shows 'Failed to load conversations'", async ({ stage }) => {
    const { page, api } = await stage();
    answerMessages(api, []).refuse(listConversations, { code: 403, message: 'Oh' });
    await visit(page, '/messages');
    await see(page, 'Failed to load conversations');
    answerMessages(api, []);
    await press(page, 'Try again');
    await see(page, 'No conversations yet');
  });

  test('on small screens only one of list and thread shows', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerThread(api, [message(1, 'Hello Ana')]);
    await visit(page, '/messages');
    await see(page, 'See you at the window');
    expect(await shows(page, 'Select a conversation')).toBe(false);
    await link(page, /calm-heron/).click();
    await see(page, 'Hello Ana');
    expect(await shows(page, 'See you at the window')).toBe(false);
    await link(page, 'Back to conversations').click();
    await see(page, 'See you at the window');
    await gone(page, 'Hello Ana');
  });
});
