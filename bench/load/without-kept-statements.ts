import { PGlite } from '@electric-sql/pglite';

/** Import this before the server: it disables the cache of statements, so that each statement is parsed again. */
const { execProtocolStream } = PGlite.prototype;
Object.defineProperty(PGlite.prototype, 'execProtocolStream', { get: () => execProtocolStream, set: () => undefined });
