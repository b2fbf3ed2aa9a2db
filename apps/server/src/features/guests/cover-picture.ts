import { drawCover } from '@serendip/cover/draw-cover';
import pLimit from 'p-limit';
import { loadSharp } from '../../adapters/sharp.ts';

/** In pixels, the usual size for link previews. */
export const coverSize = { width: 1200, height: 630 } as const;

/** Cache of the newest pictures by event name, about 50 kB each, since all viewers of a pasted link request the same one. */
const kept = new Map<string, Uint8Array>();
const keptMax = 50;

// One at a time: each takes 2 MB while it is drawn.
const oneAtATime = pLimit(1);

async function draw(name: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const { width, height } = coverSize;
  return sharp(drawCover(name, width, height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The cover of an event with this name, as PNG. */
export const coverPicture = (name: string): Promise<Uint8Array> =>
  oneAtATime(async () => {
    const picture = kept.get(name) ?? (await draw(name));
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return picture;
  });
