/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Colour {
  lightness: number;
  chroma: number;
  hue: number;
}

/** As CSS writes it. */
export const cssColour = ({ lightness, chroma, hue }: Colour): string => `oklch(${lightness} ${chroma} ${hue})`;

/** The transfer function of sRGB: a share of light, from 0 to 1, as a byte. Values outside are clipped. */
function byteOf(light: number): number {
  const shown = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, shown)));
}

/** Red, green and blue from 0 to 255. The numbers are those of CSS Color 4, 'Sample code for color conversions'. */
export function rgbOf({ lightness, chroma, hue }: Colour): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
