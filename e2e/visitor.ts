import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser of somebody's own: nothing shared with the others, and no console error goes unnoticed. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the console and the page; a journey ends by expecting none. */
  complaints: string[];
}

/**
 * Before the first run these calls answer 404 and 422, and so does an event's invitation where it has none for guests; the screen
 * treats it as 'none'; the browser still reports it.
 */
const isNothingYet = (line: string): boolean =>
  /status of 4(04|22).*\/(match_status|matches|room_assignments|invitation)/.test(line);

export async function visit(browser: Browser, baseURL: string, device: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ ...device, baseURL, acceptDownloads: true });
  context.setDefaultTimeout(30_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (line) => {
    const text = `${line.text()} (${line.location().url})`;
    if (['error', 'warning'].includes(line.type()) && !isNothingYet(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}
