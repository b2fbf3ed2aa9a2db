import { deleteAccount, signOut } from '@serendip/contract/accounts';
import { getPasskeyOptions, listPasskeys, removePasskey } from '@serendip/contract/passkeys';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, pathOf, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { test } from './stage.ts';
import { answerProfile } from './whole-screens.ts';

const device = { id: 'd1', name: 'Old phone', created_at: '2026-01-10T12:00:00.000Z', last_used_at: null };

describe.concurrent('Devices on the profile', () => {
  test('a sign-in that is not recent is asked for again, and leads back; a failed removal keeps the device', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerProfile(api, [])
      .answer(listPasskeys, { passkeys: [device], password: true })
      .refuse(removePasskey, { code: 503, message: 'The service is not ready. Please try again in a moment.' })
      .refuse(getPasskeyOptions, { code: 403, message: 'Sign in again to do this' });
    await visit(page, '/profile');
    await press(page, 'Remove Old phone');
    await press(page.getByRole('alertdialog'), 'Remove');
    await see(page, 'The service is not ready. Please try again in a moment.');
    expect(await shows(page, 'Old phone')).toBe(true);
    await press(page, 'Add this device');
    const name = field(page, 'Name of this device');
    await name.fill('  ');
    await eventually(() => button(page.getByRole('dialog'), 'Add this device').isDisabled()).toBe(true);
    await name.fill('New phone');
    await press(page.getByRole('dialog'), 'Add this device');
    await heading(page, 'Please sign in again').waitFor();
    api.answer(signOut, {});
    await press(page, 'Sign in again');
    await heading(page, 'Welcome back').waitFor();
    expect(pathOf(page)).toBe('/login');
  });

  test('an account without a password is deleted without one', async ({ stage }) => {
    const { page, api } = await stage();
    answerProfile(api, [])
      .answer(listPasskeys, { passkeys: [], password: false })
      .refuse(deleteAccount, { code: 403, message: 'Sign in again to do this' });
    await visit(page, '/profile');
    await press(page, 'Delete account');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await field(dialog, 'Your password').count()).toBe(0);
    await press(dialog, 'Delete my account');
    await see(dialog, 'Sign in again to do this');
    expect(api.callsOf(deleteAccount)[0]?.body).toEqual({ user: {} });
  });
});
