import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './build-when-changed.ts';

/** `npm start`: builds the web app when its sources changed, then becomes the server. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await buildWhenChanged();
await import('../apps/server/src/main.ts');
