import { NEED, OFFER, type Parameters } from './model.ts';

const DIRECTION_STEPS = 212;
const WEIGHT_STEPS = 80;

/** The model as bytes: a signed byte a number of all directions, then a byte a word of its weights in needs, then in offers. */
export function helpFile({ dims, directions, logWeights }: Parameters): Uint8Array {
  const words = logWeights.length / 2;
  const file = new Uint8Array(words * (dims + 2));
  const signed = new Int8Array(file.buffer);
  for (let place = 0; place < words; place += 1) {
    const direction = directions.subarray(place * dims, (place + 1) * dims);
    const length = Math.hypot(...direction);
    direction.forEach((value, at) => {
      const steps = length > 0 ? Math.round((value / length) * DIRECTION_STEPS) : 0;
      signed[place * dims + at] = Math.max(-127, Math.min(127, steps));
    });
    for (const side of [NEED, OFFER]) {
      const weight = Math.exp(logWeights[2 * place + side] as number) * length;
      file[words * (dims + side) + place] = Math.min(255, Math.round(weight * WEIGHT_STEPS));
    }
  }
  return file;
}
