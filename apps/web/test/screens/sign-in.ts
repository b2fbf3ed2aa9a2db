import { signIn, type User } from '@serendip/contract/accounts';
import type { Page } from 'playwright-core';
import { field } from './looking.ts';
import type { MockApi } from './mock-api.ts';

/** On the sign-in screen: signs in, and waits to be taken back to where the person came from. */
export async function signInAs(page: Page, api: MockApi, user: User, cameFrom: string): Promise<void> {
  api.answer(signIn, { user }, 'fresh');
  await field(page, 'Email').fill(user.email ?? '');
  await field(page, 'Password').fill('correct horse');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${cameFrom}`);
}
