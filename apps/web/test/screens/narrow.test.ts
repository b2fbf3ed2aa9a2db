import { getCard } from '@serendip/contract/cards';
import { listMessages } from '@serendip/contract/messages';
import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { field, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { conversation, emptyCard, hostedEvent, message } from './samples.ts';
import { test } from './stage.ts';
import { withBen } from './threads.ts';
import { answerDashboard, answerMessages, answerProfile, threadWithBen } from './whole-screens.ts';
import { toQuestions } from './wizard-steps.ts';

/** As somebody has set it in their browser, in percent. */
const setText = (page: Page, size: number): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${size}%'`);

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Whether all of it lies within the window, and nothing that holds it cuts it off. */
const isWhole = async (page: Page, words: string): Promise<boolean> => {
  const place = page.getByText(words).last();
  const box = await place.boundingBox();
  const fits = await place.evaluate((node) => node.scrollWidth <= node.clientWidth);
  return fits && box !== null && box.x >= 0 && box.x + box.width <= 390;
};

const link = 'https://docs.google.com/forms/d/e/1FAIpQLSdXq8N3v0hT2yW4mKcR7/viewform';

describe.concurrent('On a phone', () => {
  test.for([130, 150, 200])(
    'text of %i percent breaks no word, leaves room for messages and needs no scrolling sideways',
    async (size, { stage }) => {
      const { page, api } = await stage({ device: phone });
      answerMessages(
        answerProfile(answerDashboard(api, { hosted: [hostedEvent()] })),
        [conversation()],
        [message(1, 'Hi')],
      );
      const thread = threadWithBen([message(1, 'Hi')]);
      const card = {
        name: 'Ben',
        headline: 'Bakes bread. '.repeat(8),
        pronouns: 'he',
        spot_me: null,
        picture_url: null,
      };
      api
        .answer(listMessages, { ...thread, user: { ...thread.user, card } })
        .answer(getCard, { card: { ...emptyCard, links: ['https://ben.example/bread'] } });
      await visit(page, '/dashboard');
      await setText(page, size);
      await see(page, '4 joined');
      const name = page.getByRole('banner').getByText('Serendip', { exact: true });
      const { height } = (await name.boundingBox()) as { height: number };
      expect(height).toBeLessThan((size / 100) * 32);
      expect(await overflow(page)).toBe(0);
      await visit(page, '/profile');
      await setText(page, size);
      await see(page, 'Remaining');
      expect(await isWhole(page, 'Remaining')).toBe(true);
      expect(await overflow(page)).toBe(0);
      await visit(page, withBen);
      await setText(page, size);
      await see(page, 'Hi');
      expect(await isWhole(page, 'Why matched')).toBe(true);
      const messages = await page.getByRole('region', { name: /^Messages with/ }).boundingBox();
      expect(messages?.height).toBeGreaterThan(150);
      expect(await overflow(page)).toBe(0);
    },
  );

  test('a pasted link breaks where it has to, wherever a host meets it', async ({ stage }) => {
    const { page } = await stage({ device: phone });
    await visit(page, '/create-event');
    await field(page, 'Description').fill(`Programme: ${link}`);
    await toQuestions(page);
    await press(page, 'Add Question');
    await field(page, 'Question text').fill(`Did you read ${link} ?`);
    const preview = page.getByRole('region', { name: 'Preview' });
    await see(preview, /Did you read/);
    expect(await isWhole(page, link)).toBe(true);
    await press(page, 'Save Question');
    await press(page, 'Delete question 1');
    await page.getByRole('alertdialog').waitFor();
    expect(await isWhole(page, link)).toBe(true);
    await press(page.getByRole('alertdialog'), 'Cancel');
    await press(page, 'Next');
    await heading(page, 'Review & Create').waitFor();
    await see(page, /^Programme/);
    for (const words of ['Programme:', 'Did you read']) expect(await isWhole(page, words), words).toBe(true);
  });
});
