import type { LoggerOptions } from 'pino';
import { databaseFailure } from './http/failure-handlers.ts';

/** Milliseconds. */
const minute = 60_000;

/**
 * Writes at most one line a minute about a database that is away: otherwise every request, job and clock writes its own. The
 * clock of the evenings writes the line on its return.
 */
export function quietOutages(now: () => number = Date.now): NonNullable<LoggerOptions['hooks']> {
  let last = Number.NEGATIVE_INFINITY;
  return {
    logMethod(given, method) {
      const first: unknown = given[0];
      const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
      if (databaseFailure(error) === 'not_ready') {
        if (now() - last < minute) return;
        last = now();
      }
      method.apply(this, given);
    },
  };
}
