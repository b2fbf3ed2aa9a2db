import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './build-when-changed.ts';

/** `npm run demo`: makes the demo event. With `-- --evening` its pages are served, so the web app has to be there. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (process.argv.includes('--evening')) await buildWhenChanged();
await import('../apps/server/src/demo/main.ts');
