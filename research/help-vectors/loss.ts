import type { Batch } from './batches.ts';
import { addTextGradient, encode, NEED, OFFER, type Parameters } from './model.ts';
import { addProducts, similarities } from './products.ts';

/**
 * How badly each need of the batch finds its own offer among all, and each offer its need: the mean cross-entropy of
 * cosines divided by the temperature, times `share`. Adds its gradient to `gradient`.
 */
export function addLoss(model: Parameters, { needs, offers }: Batch, share: number, gradient: Parameters): number {
  const { dims } = model;
  const count = needs.length;
  const need = encode(model, needs, NEED);
  const offer = encode(model, offers, OFFER);
  const sharpness = Math.exp(-(model.logTemperature[0] as number));
  const padded = need.rows.length / dims;
  const matrix = similarities(need.rows, offer.rows, dims);
  const entropy = toGradient(matrix, count, padded, sharpness, share);

  const ofNeeds = new Float64Array(need.rows.length);
  const ofOffers = new Float64Array(offer.rows.length);
  addProducts(matrix, padded, 1, offer.rows, dims, ofNeeds);
  addProducts(matrix, 1, padded, need.rows, dims, ofOffers);
  addTextGradient(model, needs, NEED, need, ofNeeds, gradient);
  addTextGradient(model, offers, OFFER, offer, ofOffers, gradient);
  let ofSharpness = 0;
  for (let at = 0; at < ofNeeds.length; at += 1) ofSharpness += (ofNeeds[at] as number) * (need.rows[at] as number);
  gradient.logTemperature[0] = (gradient.logTemperature[0] as number) - ofSharpness;
  return entropy;
}

/** Replaces cosines, `padded` a row, by the gradient of the loss by each; gives the loss. */
function toGradient(matrix: Float64Array, count: number, padded: number, sharpness: number, share: number): number {
  const rowSums = new Float64Array(count);
  const columnSums = new Float64Array(count);
  let own = 0;
  for (let row = 0; row < count; row += 1) {
    own += sharpness * ((matrix[row * padded + row] as number) - 1);
    let sum = 0;
    for (let column = 0; column < count; column += 1) {
      const at = row * padded + column;
      // No cosine is above 1: less that, no exponential grows too large.
      const value = Math.exp(sharpness * ((matrix[at] as number) - 1));
      matrix[at] = value;
      sum += value;
      columnSums[column] = (columnSums[column] as number) + value;
    }
    rowSums[row] = sum;
  }
  const scale = (share * sharpness) / (2 * count);
  const perColumn = columnSums.map((sum) => scale / sum);
  let logarithms = 0;
  for (let row = 0; row < count; row += 1) {
    logarithms += Math.log(rowSums[row] as number) + Math.log(columnSums[row] as number);
    const perRow = scale / (rowSums[row] as number);
    for (let column = 0; column < count; column += 1) {
      const at = row * padded + column;
      matrix[at] = (matrix[at] as number) * (perRow + (perColumn[column] as number));
    }
    const diagonal = row * padded + row;
    matrix[diagonal] = (matrix[diagonal] as number) - 2 * scale;
  }
  return (share * (logarithms / 2 - own)) / count;
}
