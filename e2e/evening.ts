import { desktop, phone } from '@serendip/test-kit/devices';
import { patience } from '@serendip/test-kit/patience';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from './product.ts';

async function joinAsGuest(page: Page): Promise<void> {
  await page.getByLabel('What should people call you?').fill('Guest');
  await page.getByRole('button', { name: 'Join as a guest' }).click();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page
    .getByRole('button', { name: /Sign Up/ })
    .first()
    .click();
  await page.getByLabel('Confirm Password', { exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Taps the console's large button, and says yes where it asks. */
async function step(host: Page, label: string, asks = true): Promise<void> {
  await host.getByRole('button', { name: label, exact: true }).first().click();
  if (asks) await host.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

const roomOf = (page: Page) => page.getByText(/^Room \d+$/).first();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: patience });

/** An evening of three rounds. */
export async function eveningJourney(product: Product): Promise<void> {
  // The host and four guests hold phones, a laptop stands at the projector.
  const visitors = await Promise.all(
    [phone, desktop, phone, phone, phone, phone].map((device) => product.visit(device)),
  );
  const [host, stage, ...guests] = visitors.map(({ page }) => page) as [Page, Page, Page, Page, Page, Page];
  const [ann, ben, cem, dora] = guests as [Page, Page, Page, Page];
  // A phone whose clock is three hours wrong.
  await ben.clock.install({ time: Date.now() + 3 * 3_600_000 });

  // The host makes an event and opens the doors.
  await host.goto('/login');
  await signUp(host, 'evening-host@example.org');
  await host.waitForURL('**/dashboard');
  await host.getByRole('link', { name: 'Create Your First Event' }).click();
  await host.getByLabel('Event name').fill('Soup & Stories');
  await host.getByRole('button', { name: 'Next' }).click();
  await host.getByRole('button', { name: 'Next' }).click();
  await host.getByRole('button', { name: /^Create Event/ }).click();
  await host.waitForURL('**/dashboard');
  await host
    .getByRole('link', { name: /Soup & Stories/ })
    .first()
    .click();
  await host.getByRole('link', { name: 'Run the evening' }).click();
  await step(host, 'Open the doors', false);
  await says(host, 'The doors are open');
  const eventUrl = host.url().replace('/live', '');
  const code = ((await host.getByText(/^The code is/).textContent()) ?? '').trim() || '';
  const six = ((await host.locator('p', { hasText: 'The code is' }).textContent()) ?? code)
    .replace('The code is ', '')
    .trim();
  expect(six).toMatch(/^[A-Z2-9]{6}$/);

  // The laptop at the projector needs no sign-in.
  await host.getByRole('button', { name: 'Stage, poster, settings' }).click();
  await host.getByRole('button', { name: 'Stage on another screen' }).click();
  const stageCode = await host.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent();
  await stage.goto('/go');
  await stage.getByLabel('Type the code from the screen').fill(String(stageCode));
  await stage.getByRole('button', { name: 'Go in' }).click();
  await says(stage, six);

  // Three guests scan the code: they sign up, or say what to call them, have joined and are here, in one go.
  for (const [at, page] of [ann, ben, cem].entries()) {
    await page.goto(`${eventUrl}?here=${six}`);
    if (at === 0) {
      await page.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/login');
      await signUp(page, 'evening-guest@example.org');
    } else await joinAsGuest(page);
    await page.waitForURL(eventUrl);
    await says(page, 'You are here');
    expect(page.url()).toBe(eventUrl);
  }
  await host.getByText('3', { exact: true }).first().waitFor();

  // Those who are here are matched for three rounds, and the first one starts.
  await host.getByRole('button', { name: 'Match 3 people' }).click();
  await host.getByLabel('Rounds', { exact: true }).selectOption('3');
  await host.getByLabel('Minutes per break').fill('0');
  await host.getByRole('button', { name: 'Match and start' }).click();
  // A server's first run reads the lexicon, which takes a minute on a machine that is busy with other things.
  await host.getByRole('heading', { name: 'Round 1 of 3' }).waitFor({ timeout: patience });
  await says(host, 'Round 1 of 3');
  for (const page of [ann, ben, cem]) {
    await says(page, 'Round 1 of 3');
    await roomOf(page).waitFor();
  }
  await says(stage, /Round 1/);

  // Somebody comes late: the code gets her in, and a place for the next round.
  await dora.goto(`${eventUrl}?here=${six}`);
  await joinAsGuest(dora);
  await says(dora, 'Round 1 of 3');

  // A pause stops every clock.
  await host.getByRole('button', { name: 'Pause', exact: true }).click();
  for (const page of [ann, ben, dora]) await says(page, 'Round 1 of 3, paused');
  await step(host, 'Go on', false);
  for (const page of [ann, ben, dora]) await page.getByText('Round 1 of 3', { exact: true }).first().waitFor();
  await says(dora, /You're in from round 2, in .*: Room \d/);

  // A phone loses the network. It goes on by its own copy of the plan when round 1 has run out.
  await visitors[3]?.context.setOffline(true);
  await ben.clock.fastForward('12:01');
  await says(ben, 'Round 2 of 3');
  await roomOf(ben).waitFor();
  await says(ben, /Last heard \d+ min ago/);
  await step(host, 'Next round');
  for (const page of [ann, cem, dora]) {
    await says(page, 'Round 2 of 3');
    await roomOf(page).waitFor();
  }
  await visitors[3]?.context.setOffline(false);
  await expect.poll(() => ben.getByText(/Last heard/).count()).toBe(0);
  await roomOf(ben).waitFor();

  // The server dies in the middle of the round. Afterwards the clock goes on, and nothing begins twice.
  await product.serendip.killAndStart();
  // Somebody has to go. Nobody is left alone.
  await ann.getByRole('button', { name: 'I have to go' }).click();
  await ann.getByRole('button', { name: 'Yes, I am leaving' }).click();
  await ann.getByRole('button', { name: 'I have to go' }).waitFor({ state: 'detached' });
  for (const page of [ben, cem, dora]) await says(page, 'Round 2 of 3');
  await expect
    .poll(async () => new Set(await Promise.all([ben, cem, dora].map((page) => roomOf(page).textContent()))).size, {
      timeout: patience,
    })
    .toBe(1);

  // Round 3, and the end.
  await step(host, 'Next round');
  for (const page of [ben, cem, dora]) await says(page, 'Round 3 of 3');
  await says(stage, /Round 3/);
  await step(host, 'End the evening');
  for (const page of [ben, cem, dora])
    await page.getByRole('heading', { name: 'It is over. Stay in touch' }).waitFor({ timeout: patience });

  // People who met can write to each other: all of them were in one room in the last round.
  await cem.reload();
  await cem
    .getByRole('link', { name: /^Message / })
    .first()
    .click();
  await cem.waitForURL('**/messages?user=*');
  await cem.getByRole('textbox', { name: /message/i }).fill('It was good to meet you.');
  await cem.getByRole('button', { name: /^Send/ }).click();
  await cem.getByText('It was good to meet you.').first().waitFor();
}
