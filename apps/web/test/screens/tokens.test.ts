import { listHostedEvents } from '@serendip/contract/events';
import { createToken, listTokens, revokeToken } from '@serendip/contract/tokens';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { test } from './stage.ts';
import { answerProfile } from './whole-screens.ts';

const token = {
  id: 't1',
  name: 'Door printer',
  scopes: ['read' as const],
  event_id: null,
  event_name: null,
  created_at: '2026-01-10T12:00:00.000Z',
  last_used_on: '2026-01-11',
  expires_at: '2099-04-10T12:00:00.000Z',
};
const secret = `srd_${'x'.repeat(38)}`;

describe.concurrent('API tokens on the profile', () => {
  test('one is created and shown once, is listed with its use and end, and is revoked after a question', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerProfile(api, [])
      .answer(listHostedEvents, { events: [] })
      .answer(listTokens, { tokens: [] })
      .answer(createToken, { token: { ...token, secret } });
    await visit(page, '/profile');
    await press(page, 'Create token');
    const form = page.getByRole('dialog');
    await eventually(() => button(form, 'Create token').isDisabled()).toBe(true);
    await field(form, 'Name').fill('Door printer');
    await form.getByLabel('For').selectOption('A year');
    api.answer(listTokens, { tokens: [token] });
    await press(form, 'Create token');
    await heading(page, 'Copy your token now').waitFor();
    expect(await field(page, 'Token').inputValue()).toBe(secret);
    const wanted = { name: 'Door printer', scopes: ['read'], event_id: null, expires_in_days: 365 };
    expect(api.callsOf(createToken)[0]?.body).toEqual({ token: wanted });
    await press(page, 'Done');
    await gone(page, 'Copy your token now');
    await see(page, /Last used .*2026.* Expires .*2099/);
    await eventually(() => page.locator(':focus').textContent()).toBe('Create token');
    api.answer(revokeToken, {}).answer(listTokens, { tokens: [] });
    await press(page, 'Revoke Door printer');
    await press(page.getByRole('alertdialog'), 'Revoke');
    await see(page, 'Door printer opens nothing any more.');
    await gone(page, 'Revoke Door printer');
  });

  test('a sign-in that is not recent is asked for again', async ({ stage }) => {
    const { page, api } = await stage();
    answerProfile(api, [])
      .answer(listHostedEvents, { events: [] })
      .refuse(createToken, { code: 403, message: 'Sign in again to do this' });
    await visit(page, '/profile');
    await press(page, 'Create token');
    await field(page.getByRole('dialog'), 'Name').fill('Printer');
    await press(page.getByRole('dialog'), 'Create token');
    await heading(page, 'Please sign in again').waitFor();
  });
});
