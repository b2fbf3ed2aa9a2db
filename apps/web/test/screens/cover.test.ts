import { listCohosts } from '@serendip/contract/cohosts';
import { saveCover } from '@serendip/contract/covers';
import { drawCover } from '@serendip/cover/draw-cover';
import { describe, expect } from 'vitest';
import { eventually, heading, see } from './looking.ts';
import { visit } from './pages.ts';
import { event, eventId, hostedEvent, pixel } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const [width, height] = [200, 105];

const cover = 'main svg[viewBox="0 0 80 30"]';

/** The page's cover as the browser draws it: red, green and blue, row by row. */
const pixelsOfCover = `(async () => {
  const svg = document.querySelector('${cover}').cloneNode(true);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: ${width}, height: ${height} };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const picture = new Image();
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML);
  await picture.decode();
  const canvas = new OffscreenCanvas(${width}, ${height}).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  return [...canvas.getImageData(0, 0, ${width}, ${height}).data].filter((_, at) => at % 4 < 3);
})()`;

describe.concurrent('An event’s cover', () => {
  test('is the one that a pasted link shows', async ({ stage }) => {
    const { page, api } = await stage();
    for (const name of ['Founders & Friends', '日本の夜']) {
      answerEvent(api, { shown: event({ name }) });
      await visit(page, `/events/${eventId}`);
      await heading(page, name).first().waitFor();
      await page.locator(cover).waitFor();
      const shown = (await page.evaluate(pixelsOfCover)) as number[];
      const pasted = drawCover(name, width, height);
      expect(shown).toHaveLength(pasted.length);
      const apart = (by: number) =>
        shown.filter((byte, at) => Math.abs(byte - (pasted[at] ?? 0)) > by).length / pasted.length;
      // Edges are softened a little differently.
      expect(apart(1)).toBeLessThan(0.1);
      expect(apart(64)).toBeLessThan(0.001);
    }
  });

  test('of a photo is cut in the browser, so that no size or kind of photo costs the server; what it cannot read goes as it is', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent() }))
      .answer(listCohosts, { cohosts: [] })
      .answer(saveCover, { event: hostedEvent() });
    await visit(page, `/events/${eventId}?tab=settings`);
    const input = page.getByLabel('Cover picture', { exact: true });
    const mimeType = 'image/png';
    await input.setInputFiles({ name: 'a.png', mimeType, buffer: pixel });
    await see(page, 'Cover saved');
    await input.setInputFiles({ name: 'b.png', mimeType, buffer: Buffer.from('no picture') });
    await eventually(() => api.callsOf(saveCover).map(({ body }) => (body as { type: string }).type)).toBe([
      'image/jpeg',
      'image/png',
    ]);
  });
});
