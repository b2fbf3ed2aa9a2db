import type { Chance } from '../chance.ts';
import { adam } from './adam.ts';
import { lexiconBatch, situationBatch } from './batches.ts';
import type { HelpCase, Text } from './cases.ts';
import { addLoss } from './loss.ts';
import { type Parameters, zeroLike } from './model.ts';

/** The training data of the model. */
export interface Examples {
  situations: HelpCase[];
  concepts: HelpCase[];
  /** The words of each everyday field. */
  fields: Text[][];
}

const EPOCHS = 15;
/** The last third. Each epoch ends somewhere near the best; the mean of several is nearer. */
const AVERAGED = 5;
const BATCH = 1024;
const RATE = 4e-3;
/** These are few, and many words or texts share them: they have further to go. */
const WEIGHT_RATE = 3 * RATE;
const LEXICON_SHARE = 0.5;

/** Trains `model` in place and returns the mean of its last epochs. Calls `report` after each epoch. */
export function train(
  model: Parameters,
  { situations, concepts, fields }: Examples,
  chance: Chance,
  report: (epoch: number, loss: number) => void,
): Parameters {
  const gradient = zeroLike(model);
  const mean = zeroLike(model);
  const steps = [
    adam(model.directions, gradient.directions, RATE),
    adam(model.logWeights, gradient.logWeights, WEIGHT_RATE),
    adam(model.logTemperature, gradient.logTemperature, WEIGHT_RATE),
  ];
  for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
    const shuffled = chance.some(situations, situations.length);
    let loss = 0;
    let batches = 0;
    for (let time = 0; time < 2; time += 1) {
      // The rest counts as a batch when it is at least half of one.
      for (let start = 0; start < shuffled.length - BATCH / 2; start += BATCH) {
        const batch = situationBatch(shuffled.slice(start, start + BATCH), situations, chance);
        loss += addLoss(model, batch, 1, gradient);
        loss += addLoss(model, lexiconBatch(concepts, fields, BATCH, chance), LEXICON_SHARE, gradient);
        for (const step of steps) step();
        batches += 1;
      }
    }
    if (epoch > EPOCHS - AVERAGED) addShare(mean, model, 1 / AVERAGED);
    report(epoch, loss / batches);
  }
  return mean;
}

function addShare(sum: Parameters, model: Parameters, share: number): void {
  for (const part of ['directions', 'logWeights', 'logTemperature'] as const) {
    const values = model[part];
    const sums = sum[part];
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + share * (values[at] as number);
  }
}
