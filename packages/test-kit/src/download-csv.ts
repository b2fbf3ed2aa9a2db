import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** Presses 'Download CSV' and reads what comes. */
export async function downloadCsv(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  return { name: file.suggestedFilename(), text: (await buffer(await file.createReadStream())).toString() };
}
