import { messagesOf } from '../language/shelves.ts';
import { texts } from '../language/texts.ts';

const t = texts('api');

/** An error response. `message` and `errors` are the server's sentences, empty when it sent none. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status. */
  readonly code: number;
  readonly errors: readonly string[];
  /** The present state, where a refusal carries it. */
  readonly data: unknown;

  constructor(code: number, message: string, errors: readonly string[] = [], data?: unknown) {
    super(message);
    this.data = data;
    this.code = code;
    this.errors = errors;
  }
}

/** Throws when a successful response lacks something the caller needs. */
export function required<T>(value: T | null | undefined): T {
  if (value == null) throw new ApiError(502, '');
  return value;
}

/** No response: the network is down, or the server cannot be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    // The texts themselves may be what did not load.
    super(messagesOf('api') ? t('unreachable') : '', { cause });
  }
}

/** Something in between answered, such as the sign-in page of a venue's network. */
export class PortalError extends NetworkError {
  override name = 'PortalError';
}

/** The server's message, or the fallback. */
export const statusMessage = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.message) || otherwise;

/** The error's own text, or the fallback. */
export const errorText = (error: unknown, otherwise: string): string =>
  (error instanceof Error && error.message) || otherwise;

/** The server's list of errors in one line, else its message, else the fallback. */
export const joinedErrors = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.errors.length > 0 ? error.errors.join(', ') : statusMessage(error, otherwise);

export const isStatus = (error: unknown, code: number): boolean => error instanceof ApiError && error.code === code;
