import type { Guest } from './guest.ts';
import { withFreshPhone } from './phone.ts';

/** The compressed JavaScript, in bytes, that a first visit to a screen brings over the wire. */
export const scriptWeight = (url: string, path: string, guest: Guest | null): Promise<number> =>
  withFreshPhone(url, guest, async ({ context }) => {
    const page = context.pages()[0] ?? (await context.newPage());
    // The service worker fetches every file again, for later.
    await page.addInitScript('delete Navigator.prototype.serviceWorker');
    const weights: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') weights.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  });
