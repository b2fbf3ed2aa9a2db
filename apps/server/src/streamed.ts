/** The data of an answer as pieces of JSON text, for answers that are too large to be held at once. */
export class Streamed {
  readonly pieces: AsyncIterable<string>;
  /** Called once the answer is sent or cut. */
  readonly release: () => void;
  constructor(pieces: AsyncIterable<string>, release: () => void) {
    this.pieces = pieces;
    this.release = release;
  }
}
