import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desktop } from '@serendip/test-kit/devices';
import { expect, onTestFinished } from 'vitest';
import { caller, makeEvent, signUp } from './api.ts';
import type { Product } from './product.ts';

/** A site with a strict policy of its own, which isolates itself, and shows a page in a frame. */
async function openSite(): Promise<{ origin: string; show: (url: string) => void }> {
  let shown = '';
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-src ${new URL(shown).origin}; base-uri 'none'`,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(`<!doctype html><html lang="en"><title>A site</title><h1>Next event</h1>
      <iframe title="Event" src="${shown}" width="360" height="420"></iframe></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const show = (url: string) => {
    shown = url;
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, show };
}

/** The card of an event on the site that its host names, and on another one. */
export async function embedJourney(product: Product): Promise<void> {
  const { url } = product.serendip;
  const api = caller(url);
  const [site, other] = [await openSite(), await openSite()];
  const host = await signUp(api, 'embedding@example.org');
  const event = { name: 'Soup & Stories', place: 'Pier 3', capacity: 12, listed: true, embed_sites: [site.origin] };
  const id = await makeEvent(api, host, event);
  for (const { show } of [site, other]) show(`${url}/embed/events/${id}`);

  const { context, page, complaints } = await product.visit(desktop);
  await page.goto(site.origin);
  const card = page.frameLocator('iframe');
  await card.getByRole('heading', { name: 'Soup & Stories' }).waitFor();
  await card.getByText('Pier 3').waitFor();
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Join' }).click();
  const joining = await opened;
  await joining.waitForURL(`${url}/events/${id}`);
  await joining.getByRole('heading', { name: 'Soup & Stories', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await joining.close();
  await context.clearCookies();
  await page.reload();
  await card.getByRole('heading', { name: 'Soup & Stories' }).waitFor();
  expect(await context.cookies()).toEqual([]);

  await page.goto(other.origin);
  await expect.poll(() => complaints.join('\n')).toContain('frame-ancestors');
  expect(await card.getByRole('heading').count()).toBe(0);
}
