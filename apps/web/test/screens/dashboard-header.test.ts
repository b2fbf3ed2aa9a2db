import { signOut } from '@serendip/contract/accounts';
import { getUnreadCount } from '@serendip/contract/messages';
import { describe, expect } from 'vitest';
import { button, eventually, heading, link, press, see, setVisible, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';

describe.concurrent('The header of the dashboard', () => {
  test('the header has product name, @alias, e-mail, and ways to messages, profile and out', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await visit(page, '/dashboard');
    const header = page.getByRole('banner');
    await see(header, 'Serendip');
    await see(header, '@brave-otter');
    await see(header, 'ana@example.org');
    expect(await link(header, 'Messages').getAttribute('href')).toBe('/messages');
    expect(await link(header, 'Profile').getAttribute('href')).toBe('/profile');
    await button(header, 'Logout').waitFor();
  });

  test('beside a very long e-mail the alias is whole', async ({ stage }) => {
    const email = `${'long'.repeat(40)}@example.org`;
    const { page, api } = await stage({ as: { ...ana, email } });
    answerDashboard(api);
    await visit(page, '/dashboard');
    expect(
      await page.getByText('@brave-otter', { exact: true }).evaluate((node) => node.scrollWidth <= node.clientWidth),
    ).toBe(true);
  });

  test('without an alias the header shows the e-mail alone', async ({ stage }) => {
    const { page, api } = await stage({ as: { ...ana, alias: null } });
    answerDashboard(api);
    await visit(page, '/dashboard');
    await see(page, 'ana@example.org');
    expect(await page.getByText(/^@/).count()).toBe(0);
  });

  test('logout clears the session even if its call fails, and leads to /login', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api).drop(signOut);
    await visit(page, '/dashboard');
    await press(page, 'Logout');
    await page.waitForURL('**/login');
    await heading(page, 'Welcome back').waitFor();
    expect(await storedSession(page)).toEqual({ user: null, token: null });
    expect(api.callsOf(signOut)[0]?.authorization).toBe('Bearer token-at-start');
  });

  test('anyone who signs in after a logout comes to the dashboard, not to where the one before was', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerDashboard(api).drop(signOut);
    await visit(page, '/dashboard?tab=joined');
    await press(page, 'Logout');
    await heading(page, 'Welcome back').waitFor();
    expect(await page.evaluate('history.state.usr')).toBeNull();
  });

  test.for([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ] as const)('%i unread messages show as %s on the badge', async ([unread, badge], { stage }) => {
    const { page, api } = await stage();
    answerDashboard(api, { unread });
    await visit(page, '/dashboard');
    await see(page.getByRole('banner'), badge);
  });

  test('without unread messages there is no badge', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await visit(page, '/dashboard');
    await see(page, 'No Events Created Yet');
    expect(await link(page, 'Messages').textContent()).toBe('');
  });

  test('the unread count is polled every 10 seconds, skipped while the tab is hidden', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    let unread = 0;
    answerDashboard(api).answer(getUnreadCount, () => ({ unread_count: unread }));
    const asked = () => api.callsOf(getUnreadCount).length;
    await visit(page, '/dashboard');
    await see(page, 'No Events Created Yet');
    await eventually(asked).toBe(1);
    unread = 3;
    await page.clock.runFor(10_000);
    await see(page.getByRole('banner'), '3');
    const visible = asked();
    expect(visible).toBeLessThanOrEqual(3);
    await setVisible(page, false);
    await page.clock.runFor(45_000);
    expect(asked()).toBe(visible);
    unread = 4;
    await setVisible(page, true);
    await page.clock.runFor(10_000);
    await see(page.getByRole('banner'), '4');
  });
});
