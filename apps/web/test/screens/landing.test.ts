import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { eventually, gone, heading, link, pathOf, see } from './looking.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';

describe.concurrent('Landing', () => {
  test('says what the product does, in the specified words', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await page.goto('/');
    await heading(page, 'Meaningful Connections. Right Time. Right Place.').waitFor();
    await see(
      page,
      'Stop making small talk with strangers. Find your next business partner, customer, friend, or hiring manager at every event you attend through intelligent AI matching.',
    );
    for (const promise of ['Free', 'No credit card', '2-minute setup']) await see(page, promise);
  });

  test("'Get Started for Free' stands there twice and leads to /signup", async ({ stage }) => {
    const { page } = await stage({ as: null });
    await page.goto('/');
    const starts = link(page, 'Get Started for Free');
    await eventually(() => starts.count()).toBe(2);
    for (const each of await starts.all()) expect(await each.getAttribute('href')).toBe('/signup');
    await starts.last().click();
    await page.waitForURL('**/signup');
    await heading(page, 'Create your account').waitFor();
  });

  test("'Perfect for Everyone' has a card for Event Hosts and one for Event Joiners", async ({ stage }) => {
    const { page } = await stage({ as: null, device: phone });
    await page.goto('/');
    await heading(page, 'Perfect for Everyone').waitFor();
    await heading(page, 'Event Hosts').waitFor();
    await heading(page, 'Event Joiners').waitFor();
  });

  test('the footer has a support contact and legal links that lead somewhere', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await eventually(() => link(footer, 'Contact support').getAttribute('href')).toBe('mailto:help@example.org');
    for (const [name, title] of [
      ['Privacy', 'Privacy'],
      ['Terms', 'Terms'],
      ['Imprint', 'Imprint'],
    ] as const) {
      await link(footer, name).click();
      await page.waitForURL(`**/${name.toLowerCase()}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const words = link(page.getByRole('main'), 'https://example.org');
      expect(await words.getAttribute('rel')).toBe('noopener nofollow ugc');
    }
  });

  test('a signed-in user is redirected to /dashboard', async ({ stage }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    await see(page, 'No Events Created Yet');
    await gone(page, 'Perfect for Everyone');
    expect(pathOf(page)).toBe('/dashboard');
  });

  test('can be read before any script has run', async ({ stage }) => {
    const { page } = await stage({ as: null, device: { javaScriptEnabled: false } });
    await page.goto('/');
    await heading(page, 'Meaningful Connections. Right Time. Right Place.').waitFor();
    expect(await link(page, 'Get Started for Free').count()).toBe(2);
  });

  test('an address that does not exist says so', async ({ stage }) => {
    const { page, origin } = await stage({ as: null });
    await page.goto('/nowhere-at-all');
    await heading(page, 'Page not found').waitFor();
    await link(page, 'Go to home page').click();
    await page.waitForURL(`${origin}/`);
  });

  test('the design showcase shows buttons, cards, forms, badges, colours, typography and layouts', async ({
    stage,
  }) => {
    const { page } = await stage({ as: null });
    await page.goto('/design-system');
    for (const chapter of ['Buttons', 'Cards', 'Forms', 'Badges', 'Colours', 'Typography', 'Layouts'])
      await heading(page, new RegExp(`^${chapter}`))
        .first()
        .waitFor();
  });
});
