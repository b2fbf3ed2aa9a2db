import { readCsv } from '@serendip/test-kit/csv';
import { desktop, phone } from '@serendip/test-kit/devices';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { patience } from '@serendip/test-kit/patience';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from './product.ts';

const people = [
  { give: 'I keep bees and sell honey', seek: 'Somebody who builds websites for small shops' },
  { give: 'Websites for small shops and clubs', seek: 'Honey from close by, and a piano teacher' },
  { give: 'Piano lessons for grown-ups', seek: 'Help with my tax return' },
  { give: 'Tax advice for the self-employed', seek: 'A beekeeper to visit with my children' },
];

const emailOf = (index: number) => (index === 0 ? 'host@example.org' : `joiner${index}@example.org`);

async function signUp(page: Page, email: string): Promise<void> {
  // The sign-in's form has fields of the same names: it has to be gone.
  await page.getByLabel('Confirm Password', { exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

async function addQuestion(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add (a )?question$/i })
    .first()
    .click();
  await page.getByLabel('Question text').fill(text);
  await page.getByRole('button', { name: /^(Save|Add) question$/i }).click();
}

/** An event lives its whole life. */
export async function mainJourney(product: Product): Promise<void> {
  // The host sits at a laptop, the joiners stand in a crowd.
  const visitors = await Promise.all([desktop, phone, phone, phone, phone].map((device) => product.visit(device)));
  const [host, ...joiners] = visitors.map(({ page }) => page) as [Page, Page, Page, Page, Page];

  // A host signs up from the landing page …
  await host.goto('/');
  await host.getByRole('link', { name: 'Get Started for Free' }).first().click();
  await signUp(host, emailOf(0));
  await host.waitForURL('**/dashboard');

  // … creates an event with two questions …
  await host.getByRole('link', { name: 'Create Your First Event' }).click();
  await host.getByLabel('Event name').fill('Neighbours, Bees & Pianos');
  await host.getByLabel('Description').fill('One evening, four people, two questions.');
  await host.getByRole('button', { name: 'Next' }).click();
  await addQuestion(host, 'What can you give?');
  await addQuestion(host, 'What are you looking for?');
  await host.getByRole('button', { name: 'Next' }).click();
  await host.getByRole('button', { name: 'Create Event with 2 Questions' }).click();
  await host.waitForURL('**/dashboard');

  // … and shares its link.
  await host
    .getByRole('link', { name: /Neighbours, Bees & Pianos/ })
    .first()
    .click();
  await host.getByRole('heading', { name: 'Neighbours, Bees & Pianos' }).first().waitFor();
  await host.getByRole('button', { name: 'Share', exact: true }).click();
  await host.getByText('Success! URL copied to your clipboard').waitFor();
  await host.getByRole('button', { name: 'OK' }).click();
  const link = String(await host.evaluate('navigator.clipboard.readText()'));
  expect(link).toBe(host.url());

  // Four people open it, sign up, and are where they wanted to be: they join and answer.
  for (const [index, page] of joiners.entries()) {
    await page.goto(link);
    await page.waitForURL('**/login');
    await page
      .getByRole('button', { name: /Sign Up/ })
      .first()
      .click();
    await signUp(page, emailOf(index + 1));
    await page.waitForURL(link);
    await page.getByRole('button', { name: 'Join This Event' }).first().click();
    await page.getByText("You're In!").first().waitFor();
    await page.getByLabel('What can you give?').fill(people[index]?.give ?? '');
    await page.getByLabel('What are you looking for?').fill(people[index]?.seek ?? '');
    await page.getByText('2 unsaved changes').first().waitFor();
    await page
      .getByRole('button', { name: /^Save Answers$/i })
      .first()
      .click();
    await page.getByText('All changes saved').first().waitFor();
  }

  // The host sees them and generates matches.
  await host.reload();
  await host.getByText('4 joined').first().waitFor();
  await host.getByRole('button', { name: 'Generate Matches', exact: true }).click();
  // A server's first run reads the lexicon, which takes a minute on a machine that is busy with other things.
  await host.getByText('Matches Ready!').waitFor({ timeout: patience });

  // Rooms and all matches, on the screen and as CSV.
  await host.getByRole('button', { name: /^Show/ }).click();
  await host.getByText('Room Assignments').first().waitFor();
  const rooms = await downloadCsv(host);
  expect(rooms.name).toMatch(/^event-.+-room-assignments\.csv$/);
  const seats = readCsv(rooms.text);
  expect(seats.columns).toEqual(['Room Number', 'Participant Alias', 'Participant Email']);
  expect(seats.rows.map((row) => row['Participant Email']).sort()).toEqual([1, 2, 3, 4].map(emailOf));
  expect(new Set(seats.rows.map((row) => row['Room Number']))).toEqual(new Set(['1', '2']));
  await host
    .getByRole('tab', { name: 'All Matches' })
    .or(host.getByRole('radio', { name: 'All Matches' }))
    .or(host.getByRole('button', { name: 'All Matches' }))
    .first()
    .click();
  const matches = await downloadCsv(host);
  expect(matches.name).toMatch(/^event-.+-matches\.csv$/);
  const listed = readCsv(matches.text);
  expect(listed.columns).toEqual([
    'Category',
    'User Alias',
    'User Email',
    'Matched User Alias',
    'Matched User Email',
    'Match Score',
  ]);
  expect(new Set(listed.rows.flatMap((row) => [row['User Email'], row['Matched User Email']]))).toEqual(
    new Set([1, 2, 3, 4].map(emailOf)),
  );

  // The beekeeper finds the web designer, with reasons, and writes.
  const [keeper, designer] = joiners;
  await keeper.reload();
  await keeper.getByRole('heading', { name: 'Your Matches' }).waitFor();
  const designerAlias =
    listed.rows.find((row) => row['User Email'] === emailOf(2))?.['User Alias'] ??
    listed.rows.find((row) => row['Matched User Email'] === emailOf(2))?.['Matched User Alias'] ??
    '';
  const match = keeper.getByRole('listitem').filter({ hasText: designerAlias });
  await match
    .getByText(/^(?:They|You|Both) /)
    .first()
    .waitFor();
  await match.getByText(/^(?:Ask|Say|Suggest) /).waitFor();
  await match.getByText('Why matched').click();
  await match.getByRole('link', { name: 'Message' }).click();
  await keeper.waitForURL('**/messages?user=*');
  await keeper.getByRole('textbox', { name: /message/i }).fill('Hello, shall we talk about honey and websites?');
  await keeper.getByRole('button', { name: /^Send/ }).click();
  await keeper.getByText('Hello, shall we talk about honey and websites?').first().waitFor();

  // The designer sees it waiting, answers, and the reply arrives by itself.
  await designer.goto('/dashboard');
  await designer.getByRole('link', { name: /messages/i }).click();
  await designer.getByText('Hello, shall we talk about honey').first().click();
  await designer.getByRole('textbox', { name: /message/i }).fill('Gladly! By the window at eight?');
  await designer.getByRole('button', { name: /^Send/ }).click();
  await keeper.getByText('Gladly! By the window at eight?').first().waitFor({ timeout: patience });

  // And they did meet someone interesting.
  await keeper.goto('/dashboard');
  await keeper.getByRole('tab', { name: 'Events Joined' }).click();
  await keeper.getByText('Did you meet someone interesting?').waitFor();
  const thumb = keeper.getByRole('button', { name: /thumbs up|yes|positive/i }).first();
  await thumb.click();
  await expect.poll(() => thumb.getAttribute('aria-pressed')).toBe('true');
  // It shows at once, and is stored when it can be pressed again.
  await expect.poll(() => thumb.isEnabled()).toBe(true);
  await keeper.reload();
  await keeper.getByRole('tab', { name: 'Events Joined' }).click();
  await expect.poll(() => thumb.getAttribute('aria-pressed')).toBe('true');

  for (const { complaints } of visitors) expect(complaints).toEqual([]);
}
