/**
 * Σ a[row] · b[column] of all rows of `a` with all of `b`, as many of each: one row of results a row of `a`.
 * The number of rows is a multiple of 4.
 */
export function similarities(a: Float64Array, b: Float64Array, dims: number): Float64Array {
  const count = a.length / dims;
  const result = new Float64Array(count * count);
  // Two rows with two columns at once: each number read is used twice, and no sum waits for another.
  for (let row = 0; row < count; row += 2) {
    for (let column = 0; column < count; column += 2) {
      let upperLeft = 0;
      let upperRight = 0;
      let lowerLeft = 0;
      let lowerRight = 0;
      const a0 = row * dims;
      const b0 = column * dims;
      for (let at = 0; at < dims; at += 1) {
        const upper = a[a0 + at] as number;
        const lower = a[a0 + dims + at] as number;
        const left = b[b0 + at] as number;
        const right = b[b0 + dims + at] as number;
        upperLeft += upper * left;
        upperRight += upper * right;
        lowerLeft += lower * left;
        lowerRight += lower * right;
      }
      const start = row * count + column;
      result[start] = upperLeft;
      result[start + 1] = upperRight;
      result[start + count] = lowerLeft;
      result[start + count + 1] = lowerRight;
    }
  }
  return result;
}

/**
 * Adds to each row of `result` the rows of `vectors` times `matrix[row * rowStep + column * columnStep]`, so that the
 * two steps say whether the matrix is read along its rows or its columns. The number of rows is a multiple of 4.
 */
export function addProducts(
  matrix: Float64Array,
  rowStep: number,
  columnStep: number,
  vectors: Float64Array,
  dims: number,
  result: Float64Array,
): void {
  const count = vectors.length / dims;
  for (let row = 0; row < count; row += 1) {
    const to = row * dims;
    for (let column = 0; column < count; column += 4) {
      const start = row * rowStep + column * columnStep;
      const first = matrix[start] as number;
      const second = matrix[start + columnStep] as number;
      const third = matrix[start + 2 * columnStep] as number;
      const fourth = matrix[start + 3 * columnStep] as number;
      const from = column * dims;
      for (let at = 0; at < dims; at += 1) {
        result[to + at] =
          (result[to + at] as number) +
          first * (vectors[from + at] as number) +
          second * (vectors[from + dims + at] as number) +
          third * (vectors[from + 2 * dims + at] as number) +
          fourth * (vectors[from + 3 * dims + at] as number);
      }
    }
  }
}
