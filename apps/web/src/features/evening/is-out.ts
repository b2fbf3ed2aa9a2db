import { ApiError } from '../../api/errors.ts';

/** The server itself says that the user does not take part any more. A lost network, a portal or a server failure does not. */
export const isOut = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.code);
