import { resetPassword } from '@serendip/contract/accounts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, field, gone, heading, link, press, see, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard } from './whole-screens.ts';

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(confirmation);
  await press(page, 'Update Password');
}

describe.concurrent('Reset password', () => {
  test.for(['/reset-password', '/reset-password/'])(
    "without a token (%s): 'Invalid Reset Link' with two ways on",
    async (path, { stage }) => {
      const { page } = await stage({ as: null });
      await visit(page, path);
      await heading(page, 'Invalid Reset Link').waitFor();
      expect(await link(page, 'Back to login').getAttribute('href')).toBe('/login');
      await link(page, 'Request new reset link').click();
      await page.waitForURL('**/forgot-password');
    },
  );

  test('on success one is signed in, on the dashboard, and reads that it worked', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerDashboard(api.answer(resetPassword, { user: ana, password_ended: true }, 'fresh-token'));
    await visit(page, '/reset-password/secret-token');
    await setPassword(page, 'Brand-new-1');
    await page.waitForURL('**/dashboard');
    await see(page, 'Password updated successfully! You are now logged in.');
    expect(api.callsOf(resetPassword)[0]?.body).toEqual({
      user: {
        reset_password_token: 'secret-token',
        password: 'Brand-new-1',
        password_confirmation: 'Brand-new-1',
      },
    });
    expect((await storedSession(page)).token).toBe('fresh-token');
  });

  test('two different passwords are not sent', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    await visit(page, '/reset-password/secret-token');
    await setPassword(page, 'Brand-new-1', 'Brand-new-2');
    await see(page, 'Passwords do not match');
    await setPassword(page, '12345');
    await see(page, 'Password must be at least 6 characters long');
    await gone(page, 'Passwords do not match');
    expect(api.callsOf(resetPassword)).toHaveLength(0);
  });

  test("the strength hint: 'Too short', 'Fair', 'Strong'", async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/reset-password/secret-token');
    const hint = page.getByText(/^(Too short|Fair|Strong)$/);
    for (const [password, strength] of [
      ['12345', 'Too short'],
      ['123456', 'Fair'],
      ['Abcdefg1', 'Strong'],
      ['Abcdef1', 'Fair'],
      ['abcdefg1', 'Fair'],
      ['ABCDEFG1', 'Fair'],
      ['Abcdefgh', 'Fair'],
      ['Abcdefg 1', 'Strong'],
    ] as const) {
      await field(page, 'New Password').fill(password);
      await eventually(() => hint.textContent()).toBe(strength);
    }
  });

  test("a refused link shows 'Failed to reset password' and the way to a new one", async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(resetPassword, { code: 422, message: 'Reset password token is invalid' });
    await visit(page, '/reset-password/used-token');
    await setPassword(page, 'Brand-new-1');
    await see(page, 'Failed to reset password');
    expect(await link(page, 'Request new reset link').getAttribute('href')).toBe('/forgot-password');
    api.refuse(resetPassword, { code: 502 });
    await press(page, 'Update Password');
    await link(page, 'Request new reset link').waitFor({ state: 'hidden' });
    await see(page, 'Failed to reset password');
  });
});
