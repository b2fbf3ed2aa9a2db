import { requestPasswordReset } from '@serendip/contract/accounts';
import { describe, expect } from 'vitest';
import { button, field, heading, link, press, see } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { test } from './stage.ts';

describe.concurrent('Forgot password', () => {
  test("on success: 'Check your email' with the address, a spam-folder hint and two ways on", async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.answer(requestPasswordReset, {});
    await visit(page, '/forgot-password');
    expect(await button(page, 'Send reset link').isDisabled()).toBe(true);
    await field(page, 'Email').fill('ana@example.org');
    await press(page, 'Send reset link');
    await heading(page, 'Check your email').waitFor();
    await see(page, 'ana@example.org');
    await page.getByText(/spam folder/).waitFor();
    expect(api.callsOf(requestPasswordReset)[0]?.body).toEqual({ user: { email: 'ana@example.org' } });
    expect(await link(page, 'Back to login').getAttribute('href')).toBe('/login');
    await press(page, 'Send another email');
    await heading(page, 'Forgot your password?').waitFor();
    await press(page, 'Send reset link');
    await heading(page, 'Check your email').waitFor();
    expect(api.callsOf(requestPasswordReset)).toHaveLength(2);
    await link(page, 'Back to login').click();
    await page.waitForURL('**/login');
  });

  test.for<[string, Refusal]>([
    ['a refusal', { code: 422, message: 'Some fields are not valid', errors: ['Email is invalid'] }],
    ['a stumbling server', { code: 502 }],
  ])("shows 'Failed to send reset email' after %s and keeps the form", async ([, refusal], { stage }) => {
    const { page, api } = await stage({ as: null });
    api.refuse(requestPasswordReset, refusal);
    await visit(page, '/forgot-password');
    await field(page, 'Email').fill('ana@example.org');
    await press(page, 'Send reset link');
    await see(page, 'Failed to send reset email');
    expect(await field(page, 'Email').inputValue()).toBe('ana@example.org');
    expect(await button(page, 'Send reset link').isEnabled()).toBe(true);
  });
});
