import type { HelpCase } from './cases.ts';
import { encode, NEED, OFFER, type Parameters } from './model.ts';
import { similarities } from './products.ts';

const GROUP = 24;
const ROUNDS = 3;

/** How often, among 24 cases, a need's own offer is nearest to it; in three rounds, with other lines in each. */
export function ownOfferNearest(model: Parameters, cases: HelpCase[]): number {
  let right = 0;
  let all = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let start = 0; start + GROUP <= cases.length; start += GROUP) {
      const group = cases.slice(start, start + GROUP);
      const line = <T>(lines: T[], at: number): T => lines[at % lines.length] as T;
      const needs = encode(
        model,
        group.map((one) => line(one.needs, round)),
        NEED,
      );
      const offers = encode(
        model,
        group.map((one) => line(one.offers, 2 * round)),
        OFFER,
      );
      const near = similarities(needs.rows, offers.rows, model.dims);
      for (let row = 0; row < GROUP; row += 1) {
        const cosines = near.subarray(row * GROUP, (row + 1) * GROUP);
        if (cosines.indexOf(Math.max(...cosines)) === row) right += 1;
      }
      all += GROUP;
    }
  }
  return right / all;
}
