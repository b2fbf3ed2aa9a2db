/** An answer that is not a success. `message` and `errors` are the server's own sentences, empty when it said none. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The HTTP status. */
  readonly code: number;
  readonly errors: readonly string[];

  constructor(code: number, message: string, errors: readonly string[] = []) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** What a call cannot do without; a success that lacks it is none. */
export function required<T>(value: T | null | undefined): T {
  if (value == null) throw new ApiError(502, '');
  return value;
}

/** No answer came: no network, or the server cannot be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('Could not reach the server. Check your connection and try again.', { cause });
  }
}

/** What the server said, or else the words given here. */
export const statusMessage = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.message) || otherwise;

/** The error's own text, whatever it is, or else the words given here. */
export const errorText = (error: unknown, otherwise: string): string =>
  (error instanceof Error && error.message) || otherwise;

/** The list of what is wrong in one line, else what the server said, else the words given here. */
export const joinedErrors = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.errors.length > 0 ? error.errors.join(', ') : statusMessage(error, otherwise);

export const isStatus = (error: unknown, code: number): boolean => error instanceof ApiError && error.code === code;
