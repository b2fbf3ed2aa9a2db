/** Of the values per person: mean, the least, the 5th percentile, and the Gini coefficient (0 all alike, 1 one has all). */
export function spread(perPerson: ArrayLike<number>): { mean: number; worst: number; p5: number; gini: number } {
  const sorted = Float64Array.from(perPerson).sort();
  const n = sorted.length;
  const sum = sorted.reduce((total, value) => total + value, 0);
  const ranked = sorted.reduce((total, value, at) => total + (2 * at + 1 - n) * value, 0);
  return {
    mean: sum / n,
    worst: sorted[0] as number,
    p5: sorted[Math.floor(n * 0.05)] as number,
    gini: ranked / (n * sum),
  };
}
