import type { FailureCode } from '@serendip/contract/failures';

/** An expected 'no': the code says why, the wire's table says how it is shown. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: FailureCode;
  /** Sentences about the fields at fault, for `invalid`. */
  readonly sentences: string[];
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;
  /** How things stand, where the answer tells it. */
  readonly data: object | undefined;
  constructor(code: FailureCode, sentences: string[] = [], retryAfter?: number, data?: object) {
    super(sentences[0] ?? code);
    this.code = code;
    this.sentences = sentences;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

export const invalid = (...sentences: string[]) => new Refusal('invalid', sentences);

/** Drizzle's message repeats a statement's parameters, PostgreSQL's detail a whole row: what people wrote is no log text. */
export function withoutData(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  const told = new Error(root.message);
  told.name = root.name;
  if (root.stack) told.stack = root.stack;
  return 'code' in root ? Object.assign(told, { code: root.code }) : told;
}
