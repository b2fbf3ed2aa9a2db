import { drawCover } from '@serendip/cover/draw-cover';
import { LRUCache } from 'lru-cache';
import { loadSharp } from '../../adapters/sharp.ts';
import { inTurns } from '../../turns.ts';

/** In pixels, the usual size for link previews. */
export const coverSize = { width: 1200, height: 630 } as const;
export const smallCoverSize = { width: 600, height: 315 } as const;

// One at a time: each takes 2 MB while it is drawn.
const oneAtATime = inTurns(1);

const draw = (name: string): Promise<Uint8Array> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    const { width, height } = coverSize;
    return sharp(drawCover(name, width, height), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  });

/** Cache of pictures by event name, about 50 kB each, since all viewers of a pasted link request the same one. */
const kept = new LRUCache<string, Uint8Array>({
  max: 50,
  fetchMethod: draw,
  // A picture that newer ones push out while it is drawn still goes to its callers.
  ignoreFetchAbort: true,
});

/** The drawn cover of an event with this name, as PNG. */
export const coverPicture = (name: string): Promise<Uint8Array> => kept.forceFetch(name);

const keptPhotos = new LRUCache<string, Uint8Array>({ max: 20 });

/** A host's picture as PNG, since not every program that shows links reads WebP. `key` is the picture's. */
export async function pictureForLinks(key: string, read: () => Promise<Uint8Array | undefined>) {
  const known = keptPhotos.get(key);
  if (known) return known;
  return oneAtATime(async () => {
    const bytes = await read();
    if (!bytes) return undefined;
    const sharp = await loadSharp();
    const made = await sharp(bytes).png({ palette: true, quality: 85 }).toBuffer();
    keptPhotos.set(key, made);
    return made;
  });
}
