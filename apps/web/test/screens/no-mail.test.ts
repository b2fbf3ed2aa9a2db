import { requestPasswordReset } from '@serendip/contract/accounts';
import { getLive } from '@serendip/contract/evening';
import { listLabels } from '@serendip/contract/labels';
import { getSettings } from '@serendip/contract/service';
import { requestSignInCode } from '@serendip/contract/sign-in-code';
import { listWords, writeWord } from '@serendip/contract/words';
import { describe, expect } from 'vitest';
import { doors } from './evening.ts';
import { field, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { answerPeople, someone } from './people.ts';
import { hostedEvent } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const sentence = 'This server sends no mail. Ask the person who runs it.';
const withoutMail = (api: MockApi) =>
  api.answer(getSettings, {
    analytics: null,
    support_email: null,
    sign_on: null,
    push_key: null,
    ai: false,
    sends_mail: false,
    retention_days: 180,
    public_url: null,
    limits: {},
  });

describe.concurrent('Without a mail server', () => {
  test.for([
    ['/forgot-password', 'Send reset link'],
    ['/sign-in-code', 'E-mail me a code'],
  ] as const)('%s says so, before and after, and promises no mail', async ([path, label], { stage }) => {
    const { page, api } = await stage({ as: null });
    withoutMail(api).answer(requestPasswordReset, {}).answer(requestSignInCode, {});
    await visit(page, path);
    await see(page, sentence);
    await field(page, 'Email').fill('ana@example.org');
    await press(page, label);
    await page.getByRole('button', { name: label }).waitFor({ state: 'detached' });
    await see(page, sentence);
    expect(await page.getByText(/on its way|spam|we will send|Check your email/i).count()).toBe(0);
  });

  test('a reminder says so, and where guests read it', async ({ stage }) => {
    const { page, api } = await stage();
    answerPeople(answerHost(answerEvent(withoutMail(api), { shown: hostedEvent() })), [someone(1)]);
    await visit(page, `/events/${hostedEvent().id}?tab=people`);
    await press(page, 'Remind');
    await see(page, `${sentence} Guests read the reminder under their bell.`);
  });

  test('a word to guests says so before it is sent, and where they read it', async ({ stage }) => {
    const { page, api } = await stage();
    answerPeople(answerHost(answerEvent(withoutMail(api), { shown: hostedEvent({ participants_count: 3 }) })), [
      someone(1),
    ]);
    api
      .answer(getLive, { live: doors() })
      .answer(listLabels, { labels: [] })
      .answer(listWords, { words: [], muted: false, page: 1, per_page: 50, total: 0 })
      .answer(writeWord, { word: null, people: 2, left_today: 3, by_mail: true });
    await visit(page, `/events/${hostedEvent().id}?tab=people`);
    await press(page, 'Write to guests');
    await field(page, 'Heading').fill('Bring your ID');
    await field(page, 'Text').fill('The guard asks for it.');
    await press(page, 'Preview');
    await see(page, `${sentence} Guests read it under their bell.`);
    expect(await page.getByText('by mail, once').count()).toBe(0);
  });
});
