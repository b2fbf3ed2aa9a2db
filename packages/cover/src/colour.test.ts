import { expect, test } from 'vitest';
import { cssColour, rgbOf } from './colour.ts';

test.for([
  // The values of CSS Color 4 and of browsers for the primaries, black and white.
  [{ lightness: 0, chroma: 0, hue: 0 }, [0, 0, 0]],
  [{ lightness: 1, chroma: 0, hue: 0 }, [255, 255, 255]],
  [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, [255, 0, 0]],
  [{ lightness: 0.86644, chroma: 0.29483, hue: 142.495 }, [0, 255, 0]],
  [{ lightness: 0.45201, chroma: 0.31321, hue: 264.052 }, [0, 0, 255]],
  // Outside of sRGB.
  [{ lightness: 0.7, chroma: 0.4, hue: 30 }, [255, 0, 0]],
] as const)('%o is %o', ([colour, rgb]) => {
  expect(rgbOf(colour)).toEqual(rgb);
});

test('CSS reads it as it is', () => {
  expect(cssColour({ lightness: 0.62, chroma: 0.15, hue: 352 })).toBe('oklch(0.62 0.15 352)');
});
