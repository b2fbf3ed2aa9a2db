import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stampWebApp } from '../apps/web/build/web-app-build.ts';

/** `npm run build`: builds the web app and notes which sources it was built from. */
const root = fileURLToPath(new URL('..', import.meta.url));
const built = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'apps/web'], {
  cwd: root,
  stdio: 'inherit',
  // Test runners set another one, and React would be built for development.
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status === 0) stampWebApp(root);
process.exit(built.status ?? 1);
