const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const SMALLEST = 1e-8;

/**
 * Steps `values` against their gradient by Adam (Kingma & Ba 2015) at `rate`, and empties the gradient. Lazy: the words
 * a batch did not use have no slope and stay as they are, with all that is remembered of them.
 */
export function adam(values: Float64Array, gradient: Float64Array, rate: number): () => void {
  const means = new Float64Array(values.length);
  const squares = new Float64Array(values.length);
  let steps = 0;
  return () => {
    steps += 1;
    const step = rate / (1 - MEAN_KEPT ** steps);
    const correction = 1 / (1 - SQUARE_KEPT ** steps);
    for (let at = 0; at < values.length; at += 1) {
      const slope = gradient[at] as number;
      if (slope === 0) continue;
      const mean = MEAN_KEPT * (means[at] as number) + (1 - MEAN_KEPT) * slope;
      const square = SQUARE_KEPT * (squares[at] as number) + (1 - SQUARE_KEPT) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      values[at] = (values[at] as number) - (step * mean) / (Math.sqrt(square * correction) + SMALLEST);
      gradient[at] = 0;
    }
  };
}
