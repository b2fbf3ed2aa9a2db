import { drawCover } from '@serendip/cover/draw-cover';
import { LRUCache } from 'lru-cache';
import { loadSharp } from '../../adapters/sharp.ts';
import { inTurns } from '../../turns.ts';

/** In pixels, the usual size for link previews. */
export const coverSize = { width: 1200, height: 630 } as const;

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

/** The cover of an event with this name, as PNG. */
export const coverPicture = (name: string): Promise<Uint8Array> => kept.forceFetch(name);
