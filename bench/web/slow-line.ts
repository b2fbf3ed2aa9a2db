import type { Page } from 'playwright-core';
import type { Guest } from './guest.ts';
import { withFreshPhone } from './phone.ts';

/** Milliseconds after the address was opened: when the event's name stood there, and when it could be joined. */
export interface EventArrival {
  named: number;
  joinable: number;
}

/** The phone and line that Lighthouse reckons with, applied instead of reckoned: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowedProcessor = { rate: 4 };

/** Looks at every frame; `arrival` becomes what was seen. */
const watch = `globalThis.arrival = new Promise((resolve) => {
  let named;
  const look = () => {
    const now = performance.now();
    if (document.querySelector('main h1')) named ??= now;
    const open = [...document.querySelectorAll('button:enabled')];
    if (open.some((button) => button.textContent === 'Join This Event')) resolve({ named, joinable: now });
    else requestAnimationFrame(look);
  };
  look();
})`;

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', slowedProcessor);
}

/** A guest opens an event's link on a slow phone and line, with nothing in any cache; the middle of `runs`. */
export async function eventArrival(url: string, guest: Guest, runs: number): Promise<EventArrival> {
  const all: EventArrival[] = [];
  for (let run = 0; run < runs; run += 1) {
    await withFreshPhone(url, guest, async ({ context }) => {
      const page = context.pages()[0] ?? (await context.newPage());
      await slow(page);
      await page.addInitScript(watch);
      await page.goto(`${url}/events/${guest.eventId}`);
      all.push(await page.evaluate('arrival'));
    });
  }
  const middle = (of: keyof EventArrival) =>
    all.map((arrival) => arrival[of]).sort((a, b) => a - b)[runs >> 1] ?? Number.NaN;
  return { named: middle('named'), joinable: middle('joinable') };
}
