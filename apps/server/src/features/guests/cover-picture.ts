import { drawCover } from '@serendip/cover/draw-cover';
import pLimit from 'p-limit';
import { loadSharp } from '../../adapters/sharp.ts';

/** In pixels: what programs that show links ask for. */
export const coverSize = { width: 1200, height: 630 } as const;

/** The newest pictures by the name they are made of, at about 50 kB. All who see a pasted link ask for the same one. */
const kept = new Map<string, Uint8Array>();
const keptMax = 50;

// Each takes 2 MB while it lasts.
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
