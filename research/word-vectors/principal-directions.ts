const MOST_SWEEPS = 30;
const SMALLEST = 1e-12;

/** The eigenvectors of a symmetric matrix, `matrix[row * size + column]`, by falling eigenvalue: cyclic Jacobi. */
export function principalDirections(matrix: Float64Array, size: number): Float64Array[] {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let at = 0; at < size; at += 1) vectors[at * size + at] = 1;
  const value = (row: number, column: number): number => a[row * size + column] as number;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let turned = false;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) {
        if (Math.abs(value(p, q)) <= SMALLEST * Math.sqrt(Math.abs(value(p, p) * value(q, q)))) continue;
        turned = true;
        const slope = (value(q, q) - value(p, p)) / (2 * value(p, q));
        const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.hypot(1, slope));
        const cosine = 1 / Math.hypot(1, tangent);
        const sine = tangent * cosine;
        for (let at = 0; at < size; at += 1) turn(a, at * size + p, at * size + q, cosine, sine);
        for (let at = 0; at < size; at += 1) turn(a, p * size + at, q * size + at, cosine, sine);
        for (let at = 0; at < size; at += 1) turn(vectors, p * size + at, q * size + at, cosine, sine);
      }
    }
    if (!turned) break;
  }
  return Array.from({ length: size }, (_, at) => at)
    .sort((x, y) => value(y, y) - value(x, x))
    .map((at) => vectors.slice(at * size, (at + 1) * size));
}

function turn(values: Float64Array, one: number, other: number, cosine: number, sine: number): void {
  const [x, y] = [values[one] as number, values[other] as number];
  values[one] = cosine * x - sine * y;
  values[other] = sine * x + cosine * y;
}
