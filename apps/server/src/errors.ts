import type { FailureCode } from '@serendip/contract/failures';
import type { Sentence } from '@serendip/texts/sentence';

/** An expected refusal: its code gives the reason, and the contract's table the answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: FailureCode;
  /** Sentences about the invalid fields, for `invalid`. */
  readonly sentences: Sentence[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** The current state, if the answer includes it. */
  readonly data: object | undefined;
  constructor(code: FailureCode, sentences: Sentence[] = [], retryAfter?: number, data?: object) {
    super(sentences[0]?.says ?? code);
    this.code = code;
    this.sentences = sentences;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

export const invalid = (...sentences: Sentence[]) => new Refusal('invalid', sentences);

/**
 * Drizzle's message repeats a statement's parameters, and PostgreSQL's detail a whole row: private text must not be
 * logged.
 */
export function withoutData(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  const told = new Error(root.message);
  told.name = root.name;
  if (root.stack) told.stack = root.stack;
  return 'code' in root ? Object.assign(told, { code: root.code }) : told;
}
