import type { FailureCode } from '@serendip/contract/failures';

/** An expected 'no': the code says why, the wire's table says how it is shown. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: FailureCode;
  /** Sentences about the fields at fault, for `invalid`. */
  readonly sentences: string[];
  constructor(code: FailureCode, sentences: string[] = []) {
    super(sentences[0] ?? code);
    this.code = code;
    this.sentences = sentences;
  }
}

export const invalid = (...sentences: string[]) => new Refusal('invalid', sentences);
