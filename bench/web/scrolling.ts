import { getMatches } from '@serendip/contract/matching';
import { listMessages } from '@serendip/contract/messages';
import { getSettings } from '@serendip/contract/service';
import type { Page } from 'playwright-core';
import { MockApi } from '../../apps/web/test/screens/mock-api.ts';
import {
  ana,
  ben,
  conversation,
  conversationMatch,
  eventId,
  hostedEvent,
  idOf,
  matches,
  message,
  noContact,
  run,
} from '../../apps/web/test/screens/samples.ts';
import { Site } from '../../apps/web/test/screens/site.ts';
import { answerEvent, answerHost, answerMessages } from '../../apps/web/test/screens/whole-screens.ts';
import { withFreshPhone } from './phone.ts';

const length = 2000;
const slower = 4;

/** How a long list moves under a finger on a processor 4 times slower. */
export interface Scrolling {
  /** Milliseconds between two frames: the middle one and the one that 95 of 100 stay below. */
  middle: number;
  most: number;
  /** The longest time in which nothing else could happen. */
  longestTask: number;
  /** Rows on the page at the end. */
  rows: number;
}

/** Swipes through all of it; a fresh swipe each frame, as fast as a thumb does. */
const swipeThrough = (scroller: string, step: number): string => `new Promise((resolve) => {
  const scroller = ${scroller};
  const gaps = [];
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  let still = 0;
  const next = (now) => {
    gaps.push(now - last);
    last = now;
    const before = scroller.scrollTop;
    scroller.scrollBy(0, ${step});
    still = scroller.scrollTop === before ? still + 1 : 0;
    if (still < 60) return requestAnimationFrame(next);
    const moving = gaps.slice(1, -60).sort((a, b) => a - b);
    const at = (share) => moving[Math.floor((moving.length - 1) * share)];
    resolve({ middle: at(0.5), most: at(0.95), longestTask, rows: scroller.querySelectorAll('li').length });
  };
  requestAnimationFrame(next);
})`;

async function measure(
  url: string,
  answer: (api: MockApi) => void,
  open: (page: Page, origin: string) => Promise<unknown>,
  swipe: string,
): Promise<Scrolling> {
  const site = await Site.open(url);
  return withFreshPhone(site.origin, { user: ana, token: 'token', eventId }, async ({ context }) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript('delete Navigator.prototype.serviceWorker');
    const api = new MockApi().answer(getSettings, {
      analytics: null,
      support_email: null,
      public_url: null,
      ai: false,
      sign_on: null,
      sends_mail: true,
      retention_days: 180,
      push_key: null,
      limits: {},
    });
    answer(api);
    site.api = api;
    await open(page, site.origin);
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await page.evaluate<Scrolling>(swipe);
  });
}

/** The host's list of 2,000 matches, from its beginning to its end. */
export const scrollMatches = (url: string): Promise<Scrolling> => {
  const [one] = matches.mutual_connections;
  const many = one ? Array.from({ length }, (_, n) => ({ ...one, id: idOf(10_000 + n) })) : [];
  return measure(
    url,
    (api) =>
      answerHost(answerEvent(api, { shown: hostedEvent() }), [run()]).answer(getMatches, {
        summary: { total_matches: length },
        match_run: run(),
        matches: { mutual_connections: many, can_help: [], can_receive_help: [] },
      }),
    async (page, origin) => {
      await page.goto(`${origin}/events/${eventId}`);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByRole('button', { name: 'All Matches' }).click();
      await page.getByText(String(length), { exact: true }).waitFor();
    },
    swipeThrough('document.scrollingElement', 150),
  );
};

/** A thread of 2,000 messages, from the newest back to the first; earlier ones load on the way. */
export const scrollMessages = (url: string): Promise<Scrolling> => {
  const all = Array.from({ length }, (_, n) => message(n, `Line ${n} of a conversation that went on for weeks`));
  const perPage = 50;
  return measure(
    url,
    (api) =>
      answerMessages(api, [conversation()]).answer(listMessages, ({ query }) => {
        const number = Number(query.page ?? 1);
        const end = length - (number - 1) * perPage;
        return {
          messages: all.slice(Math.max(0, end - perPage), end),
          page: number,
          per_page: perPage,
          total: length,
          user: { id: ben.id, alias: ben.alias, card: null },
          match: conversationMatch,
          met: null,
          contact: noContact,
          parted: false,
        };
      }),
    async (page, origin) => {
      await page.goto(`${origin}/messages?user=${ben.id}`);
      await page
        .getByText(`Line ${length - 1} of`)
        .first()
        .waitFor();
    },
    swipeThrough("document.querySelector('[data-scroller]')", -150),
  );
};
