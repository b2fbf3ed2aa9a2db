import { chromiumFlags, ensureWholeChromium } from '@serendip/test-kit/chromium';
import { phone } from '@serendip/test-kit/devices';
import { openPushService } from '@serendip/test-kit/push-service';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type Api, askQuestion, caller, makeEvent, password, signUp } from './api.ts';
import type { Product } from './product.ts';
import { visit } from './visitor.ts';

type PushService = Awaited<ReturnType<typeof openPushService>>;

/** An event with three guests who have answered, the first with this address. */
async function eventWith(api: Api, guest: string) {
  const host = await signUp(api, 'pushing-host@example.org');
  const id = await makeEvent(api, host, { name: 'Harbour Mixer' });
  const question_id = await askQuestion(api, host, id, 'What do you look for?');
  for (const [email, wish] of [
    [guest, 'Somebody who builds websites'],
    ['pushed-ben@example.org', 'Honey, and I build websites'],
    ['pushed-cleo@example.org', 'A piano teacher'],
  ] as const) {
    const token = await signUp(api, email);
    await api('POST', `/events/${id}/join`, token);
    const answer = { question_id, text_response: wish };
    await api('POST', `/events/${id}/user_preferences`, token, { event_user_preference: answer });
  }
  return { id, host };
}

/**
 * In place of the browser maker's push service, which is far away: subscriptions are made at ours. All else is the browser's own:
 * leave, service worker, notification.
 */
const subscribeAt = (context: BrowserContext, subscription: ReturnType<PushService['subscribe']>) =>
  context.addInitScript(`{
    const ask = Notification.requestPermission.bind(Notification);
    window.given = { asked: 0, key: '' };
    Notification.requestPermission = () => {
      window.given.asked += 1;
      return ask();
    };
    const made = ${JSON.stringify(subscription)};
    const one = {
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      window.given.key = applicationServerKey;
      localStorage.setItem('subscribed', 'yes');
      return one;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? one : null);
  }`);

const given = (page: Page) => page.evaluate('window.given');

/** Hands a push to the service worker, as the browser does that a push service has woken. */
async function deliver(context: BrowserContext, page: Page, origin: string, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

async function contextIdOf(context: BrowserContext, page: Page): Promise<string> {
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  return targetInfo.browserContextId ?? '';
}

const shownBy = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body }) => ({ title, body })))`);

/** A finger's tap on what the device shows. Only such a tap may bring a page to the front, so that is left out. */
const tapNotification = `(async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})()`;

/** A guest's device is told. Only a whole browser shows notifications. */
export async function pushJourney({ serendip }: Product): Promise<void> {
  const origin = serendip.url;
  const api = caller(origin);
  const service = await openPushService(String((await api('GET', '/settings')).data.push_key));
  onTestFinished(() => service.close());
  const browser = await chromium.launch({ executablePath: ensureWholeChromium(), args: chromiumFlags });
  onTestFinished(() => browser.close());
  const email = 'pushed-ann@example.org';
  const { id, host } = await eventWith(api, email);
  const { context, page, complaints } = await visit(browser, origin, phone);
  await context.grantPermissions(['notifications'], { origin: origin });
  await subscribeAt(context, service.subscribe('phone'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`/events/${id}`);
  const tellMe = page.getByRole('button', { name: 'Tell me when my matches are ready' });
  await tellMe.waitFor();
  // Nobody is asked for leave before that tap.
  expect(await given(page)).toEqual({ asked: 0, key: '' });
  await tellMe.click();
  await page.getByText('Push is on for this device.').waitFor();
  await tellMe.waitFor({ state: 'detached' });
  const { push_key } = (await api('GET', '/settings')).data;
  expect(await given(page)).toEqual({ asked: 1, key: push_key });

  await api('POST', `/events/${id}/run_matches`, host);
  await expect.poll(() => service.got.length).toBe(1);
  await page.goto('/dashboard');
  await deliver(context, page, origin, String(service.got[0]?.text));
  await expect.poll(() => shownBy(page)).toEqual([{ title: 'Your matches for Harbour Mixer are ready', body: '' }]);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(tapNotification);
  await page.waitForURL(`**/events/${id}`);
  await page.getByRole('heading', { name: 'Your Matches' }).waitFor();
  expect(await shownBy(page)).toEqual([]);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Stop push on this device' }).click();
  await page.getByRole('button', { name: 'Push on this device' }).waitFor();
  // From here on this device hears nothing.
  await api('POST', `/events/${id}/run_matches`, host);
  const status = async () => (await api('GET', `/events/${id}/match_status`, host)).data.match_run;
  await expect.poll(status).toMatchObject({ status: 'completed' });
  const metrics = async () => (await fetch(`${origin}/api/metrics`)).text();
  await expect.poll(metrics).toMatch(/^serendip_unsent\{channel="push"\} 0$/m);
  expect(service.got.length).toBe(1);
  expect(complaints).toEqual([]);

  // People who blocked push in the browser read why nothing happens.
  await context.clearPermissions();
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: origin,
    browserContextId: await contextIdOf(context, page),
  });
  await page.reload();
  await page.getByText('Your browser does not let Serendip notify you. You can change that in its settings.').waitFor();
}
