import { signIn } from '@serendip/contract/accounts';
import { getSettings } from '@serendip/contract/service';
import { signInBySignOn } from '@serendip/contract/sign-on';
import { describe, expect } from 'vitest';
import { eventually, heading, link, pathOf, see, storedSession } from './looking.ts';
import { visit } from './pages.ts';
import { ana, event, eventId } from './samples.ts';
import { signInAs } from './sign-in.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const settings = {
  analytics: null,
  support_email: null,
  ai: false,
  sends_mail: true,
  retention_days: 180,
  public_url: null,
  limits: {},
};
const path = `/events/${eventId}?a=b#c`;

describe.concurrent('Single sign-on', () => {
  test('is offered under its name, takes the page first asked for along, and leads back to it', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    api.answer(getSettings, { ...settings, sign_on: { name: 'The Club' }, push_key: null });
    await visit(page, path);
    await page.waitForURL('**/login');
    const way = link(page, 'Continue with The Club');
    expect(await way.getAttribute('href')).toBe(`/api/sign_in/oidc?${new URLSearchParams({ from: path })}`);
    answerEvent(api, { shown: event() }).answer(
      signInBySignOn,
      { user: ana, password_ended: false, from: path },
      'fresh-token',
    );
    await visit(page, `/sign-on#${new URLSearchParams({ code: 'ticket' })}`);
    await heading(page, 'Founders & Friends').first().waitFor();
    expect(pathOf(page)).toBe(path);
    expect(api.callsOf(signInBySignOn).map(({ body }) => body)).toEqual([{ user: { code: 'ticket' } }]);
    expect(await storedSession(page)).toEqual({ user: JSON.stringify(ana), token: 'fresh-token' });
  });

  test('that fails says why on the sign-in screen, which still leads to the page first asked for', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: null });
    answerEvent(api.answer(signIn, { user: ana }, 'fresh'), { shown: event() });
    await visit(page, '/login#sign_on=nonsense&from=/messages');
    await heading(page, 'Welcome back').waitFor();
    expect(await page.getByRole('link', { name: /^Continue with/ }).count()).toBe(0);
    api.refuse(signInBySignOn, { code: 422, message: 'This sign-in has ended: please begin again' });
    await visit(page, '/sign-on#code=old');
    await see(page, 'This sign-in took too long or began in another browser. Please try again.');
    await eventually(() => pathOf(page)).toBe('/login');
    await visit(page, `/login#${new URLSearchParams({ sign_on: 'unverified', from: path })}`);
    await see(page, 'The other site has not verified your e-mail address. Verify it there, or sign in another way.');
    await see(page, 'Sign in or sign up to open the event you were invited to.');
    expect(pathOf(page)).toBe('/login');
    await signInAs(page, api, ana, path);
  });
});
