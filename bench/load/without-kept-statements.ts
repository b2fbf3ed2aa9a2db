import { PGlite } from '@electric-sql/pglite';

/** To be imported before the server: what it would hang on its database has no effect, so each statement is read anew. */
const { execProtocolStream } = PGlite.prototype;
Object.defineProperty(PGlite.prototype, 'execProtocolStream', { get: () => execProtocolStream, set: () => undefined });
