import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, eventually, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;

const copied = 'Success! URL copied to your clipboard';

// The browser has one clipboard for all pages, and tests run side by side. The main journey reads the real one.
const ownClipboard = 'navigator.clipboard.writeText = async (text) => { window.copied = text; }';

describe.concurrent('Sharing an event', () => {
  test('sharing copies {origin}/events/{id} and says so in a dialog with OK', async ({ stage }) => {
    const { page, api, origin } = await stage({ alters: true });
    answerEvent(api);
    await page.addInitScript(ownClipboard);
    await visit(page, `${path}?a=b#c`);
    await press(page, 'Share');
    const dialog = page.getByRole('dialog');
    await see(dialog, copied);
    await press(dialog, 'OK');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate('window.copied')).toBe(`${origin}${path}`);
  });

  test('without the clipboard interface the fallback copies', async ({ stage }) => {
    const { page, api, origin } = await stage({ alters: true });
    answerEvent(api);
    await page.addInitScript(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = (command) => { window.copied = [command, document.activeElement.value]; return true; };
    `);
    await visit(page, path);
    await press(page, 'Share');
    await see(page, copied);
    expect(await page.evaluate('window.copied')).toEqual(['copy', `${origin}${path}`]);
  });

  test('where nothing can copy, the link stands there to be copied by hand', async ({ stage }) => {
    const { page, api, origin } = await stage({ alters: true });
    answerEvent(api);
    await page.addInitScript(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    `);
    await visit(page, path);
    await press(page, 'Share');
    expect(await page.getByLabel('Event link').inputValue()).toBe(`${origin}${path}`);
    expect(await page.getByText(copied).count()).toBe(0);
  });

  test('a device that can pass an address on offers that too', async ({ stage }) => {
    const { page, api, origin } = await stage({ device: phone, alters: true });
    answerEvent(api);
    await page.addInitScript("navigator.share = async (what) => { window.passedOn = what; throw new Error('closed') }");
    await page.addInitScript(ownClipboard);
    await visit(page, path);
    await press(page, 'Share');
    const dialog = page.getByRole('dialog');
    await see(dialog, copied);
    await press(dialog, 'Send to...');
    await eventually<unknown>(() => page.evaluate('window.passedOn')).toBe({ url: `${origin}${path}` });
    await press(dialog, 'OK');
    await dialog.waitFor({ state: 'hidden' });
    await page.addInitScript('navigator.share = undefined');
    await page.reload();
    await press(page, 'Share');
    await see(dialog, copied);
    expect(await button(dialog, 'Send to...').count()).toBe(0);
  });
});
