import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What Chromium needs to run headless as root on a bare machine without calling anybody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// The headless shell comes first: the same engine without windows needs less than half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function find(): string | undefined {
  const onPath = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  const candidates = [
    ...onPath,
    ...names.map((name) => `/usr/bin/${name}`),
    ...applications,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && isExecutable(path));
}

/** Debian's own package; only root may install it. */
function install(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stderr.write('No Chromium found: installing the Debian package …\n');
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-color-emoji')
  );
}

/** The path of a Chromium: `CHROMIUM_PATH`, the usual places, Playwright's, or one installed now. Throws what to do. */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but that is no program that can be run`);
  }
  const found = find() ?? (install() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright-core install chromium) or set CHROMIUM_PATH to one.',
  );
}
