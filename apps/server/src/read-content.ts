import { readFileSync } from 'node:fs';
import { isSpelled, readSentence } from '@serendip/texts/sentence';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { z } from 'zod';

/** Rules that the contract has too say their sentence as data. */
const inEnglish = ({ issues }: z.ZodError) =>
  new z.ZodError(
    issues.map((issue) =>
      isSpelled(issue.message) ? { ...issue, message: sentenceIn('en', readSentence(issue.message)) } : issue,
    ),
  );

/**
 * Reads and checks an operator's file. `what` names it in errors: 'The profile questions'. `fault` makes the same error
 * for faults that only the caller can find. Throws if the file is missing, not JSON, or invalid.
 */
export function readContent<T extends z.ZodType>(path: string, what: string, form: T) {
  const fault = (reason: string, cause?: unknown) =>
    new Error(`${what} in ${path} cannot be used: ${reason}`, { cause });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fault('the file is missing or not JSON', error);
  }
  const parsed = form.safeParse(json);
  if (!parsed.success) throw fault(z.prettifyError(inEnglish(parsed.error)));
  return { data: parsed.data as z.output<T>, fault };
}
