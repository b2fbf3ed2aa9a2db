import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Switches that let Chromium run headless as root on a bare machine without requests of its own. */
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

/**
 * For tests that look at no pixels: pages are laid out, clicked and typed into, but nothing is drawn, which is a third of what
 * a page costs. A tap of a finger may hang there for ever, so fingers are for the journeys, which draw.
 */
export const undrawn = '--blink-settings=acceleratedCompositingEnabled=false';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The same engine without windows: the browser tests take half the processor time with it. */
const headlessShell = 'chromium-headless-shell';
const debianBrowser = 'chromium';
const browsers = [debianBrowser, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function find(names: string[], more: string[] = []): string | undefined {
  const onPath = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...names.map((name) => `/usr/bin/${name}`), ...more].find((path) => path && isExecutable(path));
}

/** Installs Debian's packages, which only root may. Says nothing where that is not possible. */
function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stderr.write(`Installing for the browser tests: ${packages.join(', ')} …\n`);
  // An unreachable archive is given up soon: another Chromium may be there.
  const apt = (...words: string[]) =>
    spawnSync(
      'apt-get',
      ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=120', ...words],
      { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    ).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function givenPath(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given))
    throw new Error(`CHROMIUM_PATH is ${given}, but that is no program that can be run`);
  return given || undefined;
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the headless shell, which root on Debian gets installed, then any Chromium in the
 * usual places or Playwright's. Throws what to do when there is none.
 */
export function ensureChromium(): string {
  const there = givenPath() ?? find([headlessShell]);
  if (there) return there;
  install(headlessShell, debianBrowser, 'fonts-noto-color-emoji');
  const found = find([headlessShell]) ?? findWhole();
  if (found) return found;
  throw missing(headlessShell);
}

/** The path of a Chromium that has all a browser has, notifications among it: the headless shell has none. */
export function ensureWholeChromium(): string {
  const there = givenPath() ?? findWhole();
  if (there) return there;
  install(debianBrowser);
  const found = findWhole();
  if (found) return found;
  throw missing(debianBrowser);
}

const findWhole = () => find(browsers, [...applications, chromium.executablePath()]);

const missing = (debianPackage: string) =>
  new Error(
    `The browser tests need a Chromium. Install one (Debian: apt-get install ${debianPackage}; elsewhere: ` +
      'npx playwright-core install chromium) or set CHROMIUM_PATH to one.',
  );
