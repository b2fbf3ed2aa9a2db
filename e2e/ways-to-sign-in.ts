import { desktop, phone } from '@serendip/test-kit/devices';
import { clientOfKit, type SignOnProviderKit, startSignOnProvider } from '@serendip/test-kit/sign-on-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from './product.ts';

/** Settings of a product that offers to sign on by a provider at this port. */
export const offersSignOn = (port: number) => ({
  OIDC_ISSUER: `http://localhost:${port}`,
  OIDC_CLIENT_ID: clientOfKit.id,
  OIDC_CLIENT_SECRET: clientOfKit.secret,
  OIDC_NAME: 'The Club',
});

/** What a host does before the evening, by the API. */
async function eventForGuests({ serendip }: Product): Promise<string> {
  const ask = async (path: string, body: object, authorization?: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    const answer = await fetch(`${serendip.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { status } = (await answer.json()) as { status: { data: { event?: { id: string } } } };
    return { token: answer.headers.get('authorization') ?? '', id: String(status.data.event?.id) };
  };
  const password = 'correct horse';
  const user = { email: 'pasting-host@example.org', password, password_confirmation: password };
  const { token } = await ask('/users', { user });
  const { id } = await ask('/events', { event: { name: 'Soup & Stories', guest_join: true } }, token);
  await ask(`/events/${id}/questions`, { question: { text: 'What are you looking for?' } }, token);
  return id;
}

export const signInJourneys = (product: Product, portOfProvider: () => number) =>
  describe('ways to sign in', () => {
    let provider: SignOnProviderKit;
    beforeAll(async () => {
      provider = await startSignOnProvider(portOfProvider(), `${product.serendip.url}/api/sign_in/oidc/callback`);
    });
    afterAll(() => provider?.stop());

    test('a device that was added on the profile signs its owner in by the autofill of the sign-in screen', async () => {
      const { context, page, complaints } = await product.visit(desktop);
      const devtools = await context.newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.goto('/signup');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByLabel('Confirm Password').fill('correct horse');
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await page.waitForURL('**/dashboard');
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Add this device' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign in with this device' });
      expect(await dialog.getByLabel('Name of this device').inputValue()).toMatch(/^My /);
      await dialog.getByLabel('Name of this device').fill('Ada’s laptop');
      await dialog.getByRole('button', { name: 'Add this device' }).click();
      await page.getByText('This device can sign you in now.').waitFor();
      await page.getByText('Not used yet.').waitFor();
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      expect(credentials).toMatchObject([
        { rpId: 'localhost', isResidentCredential: true, userName: 'ada@example.org' },
      ]);
      // The browser knows that it is on the list.
      await page.getByRole('button', { name: 'Add this device' }).click();
      await dialog.getByRole('button', { name: 'Add this device' }).click();
      await dialog.getByText('This device is on your list already.').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();

      await page
        .getByRole('link', { name: /Dashboard/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Logout' }).click();
      // The virtual device takes the first offer, as somebody does who taps their name in the autofill.
      await page.waitForURL('**/dashboard');
      await page.getByText('ada@example.org').waitFor();

      await page.goto('/profile');
      await page.getByText(/Last used/).waitFor();
      await page.getByRole('button', { name: 'Remove Ada’s laptop' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      // The passkey opened this session, which ends with it. The device still offers it, and the server says no in plain words.
      await page.waitForURL('**/login');
      await page.getByText('This passkey did not work: try again, or sign in another way').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(
        complaints.filter((line) => !/status of 422.*sign_in_passkey|status of 401.*users\/passkeys/.test(line)),
      ).toEqual([]);
    });

    test('somebody who comes by a link goes through the provider and is back at it, signed in; a no is said in plain words', async () => {
      const { page, complaints } = await product.visit(phone);
      const logged: string[] = [];
      page.on('request', (request) => logged.push(request.url()));
      await page.goto('/messages?from=mail#last');
      await page.getByRole('link', { name: 'Continue with The Club' }).click();
      await page.getByText(/^The other site did not sign you in/).waitFor();
      await page.waitForURL('**/login');
      provider.says = { sub: 'bea', email: 'bea@example.org', email_verified: true };
      await page.getByRole('link', { name: 'Continue with The Club' }).click();
      await page.waitForURL('**/messages?from=mail#last');
      await page.goto('/dashboard');
      await page.getByText('bea@example.org').waitFor();
      const token = await page.evaluate<string>("localStorage.getItem('serendip.token')");
      expect(token).toHaveLength(43);
      expect(logged.some((url) => url.includes(token))).toBe(false);
      expect(complaints).toEqual([]);
    });

    test('from a pasted link to the first answer a guest fills in one field and taps three times, and can keep it', async () => {
      const id = await eventForGuests(product);
      const { page, complaints } = await product.visit(phone);
      // Of every page, whatever the screens do: what is tapped, and what is typed into.
      await page.addInitScript(`
    const count = (key) => sessionStorage.setItem(key, Number(sessionStorage.getItem(key) ?? 0) + 1);
    let last = null;
    addEventListener('pointerdown', () => count('taps'), true);
    addEventListener('input', ({ target }) => { if (target !== last) count('fields'); last = target; }, true);
  `);
      const counted = async (key: string) => Number(await page.evaluate(`sessionStorage.getItem('${key}')`));
      const begun = performance.now();
      await page.goto(`/events/${id}`);
      await page.getByLabel('What should people call you?').tap();
      await page.keyboard.type('Gus');
      await page.getByRole('button', { name: 'Join as a guest' }).tap();
      await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('TEXTAREA');
      const fieldsBefore = await counted('fields');
      await page.keyboard.type('Somebody who builds websites');
      await page.getByRole('button', { name: 'Save Answers', exact: true }).tap();
      await page.getByText('Answers saved').first().waitFor();
      process.stdout.write(`From the link to the first answer: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
      expect([fieldsBefore, await counted('taps')]).toEqual([1, 3]);

      // An e-mail and a password make it an account like any other: the answer is there after signing in again.
      const keep = page.getByRole('heading', { name: 'Keep your matches: add an e-mail and a password' });
      await keep.waitFor();
      await page.getByRole('button', { name: 'Add them now' }).tap();
      await page.getByLabel('Email', { exact: true }).fill('gus@example.org');
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Keep my matches' }).tap();
      await keep.waitFor({ state: 'hidden' });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Logout' }).tap();
      await page.waitForURL('**/login');
      await page.getByLabel('Email', { exact: true }).fill('gus@example.org');
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
      await page.waitForURL('**/dashboard');
      await page.goto(`/events/${id}`);
      await expect
        .poll(() => page.getByRole('textbox', { name: 'What are you looking for?' }).inputValue())
        .toBe('Somebody who builds websites');

      // On the profile a slider saves, once, when a finger lets it go.
      const saved: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/user_preferences'))
          saved.push(request.postDataJSON());
      });
      await page.goto('/profile');
      const slider = page.getByRole('slider').first();
      const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
      await slider.tap({ position: { x: width - 6, y: height / 2 } });
      await page.getByText('Every stage has something to share').waitFor();
      expect(saved).toMatchObject([{ user_preference: { numeric_response: 5 } }]);
      expect(complaints).toEqual([]);
    });
  });
