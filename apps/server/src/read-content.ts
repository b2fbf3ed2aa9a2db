import { readFileSync } from 'node:fs';
import { z } from 'zod';

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
  if (!parsed.success) throw fault(z.prettifyError(parsed.error));
  return { data: parsed.data as z.output<T>, fault };
}
