import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@serendip/test-kit/free-port';

/**
 * `node scripts/image-by-hand.ts`: does what the Dockerfile says in a temporary folder, where no container engine is to
 * be had, and starts the result as the image would run: not as root, in a tree that it cannot write, with DATA_DIR as its
 * only place. Asks its health check, signs somebody up, stops it with SIGTERM. As root on Linux, with this Node.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const nobody = { uid: 65_534, gid: 65_534 };
const home = mkdtempSync(join(tmpdir(), 'serendip-image-'));

interface Stage {
  name: string;
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
}

const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .map((line) => /^(\w+)\s+(.*)$/.exec(line.trim()))
  .filter((match) => match !== null)
  .map(([, word = '', rest = '']) => ({ word, rest }));

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));

const stages: Stage[] = [];
const current = (): Stage => {
  const stage = stages.at(-1);
  if (!stage) throw new Error('the Dockerfile does not begin with FROM');
  return stage;
};
/** Where a path of the image lies here. */
const placeOf = (stage: Stage, path: string) =>
  join(stage.folder, path.startsWith('/') ? path : join(stage.workdir, path));

function copy(words: string[]): void {
  const stage = current();
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice(7) : undefined;
  const target = words.pop() ?? '';
  const source = stages.find(({ name }) => name === from);
  for (const path of words) {
    const origin = source ? placeOf(source, path) : join(root, path);
    const isFolder = statSync(origin).isDirectory();
    const place = join(placeOf(stage, target), isFolder || !target.endsWith('/') ? '' : (path.split('/').at(-1) ?? ''));
    cpSync(origin, place, {
      recursive: true,
      // The workspaces' links point into the tree itself.
      verbatimSymlinks: true,
      filter: (file) => source !== undefined || !isIgnored(relative(root, file)),
    });
  }
}

/** Paths of the image become paths of the stage, its user becomes nobody. */
function run(command: string): void {
  const stage = current();
  const here = command
    .replaceAll(/(^|\s)\/(data|app)\b/g, (_, space: string, path: string) => `${space}${join(stage.folder, path)}`)
    .replaceAll('node:node', `${nobody.uid}:${nobody.gid}`);
  console.log(`  RUN ${command}`);
  const cwd = placeOf(stage, '.');
  mkdirSync(cwd, { recursive: true });
  execFileSync('sh', ['-ec', here], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...stage.env },
  });
}

function follow({ word, rest }: { word: string; rest: string }): void {
  if (word === 'FROM') {
    const name = / AS (\S+)$/.exec(rest)?.[1] ?? `stage-${stages.length}`;
    console.log(`FROM ${rest}`);
    stages.push({ name, folder: join(home, name), workdir: '/', env: {}, user: 'root', command: [], health: [] });
    return;
  }
  const stage = current();
  if (word === 'WORKDIR') stage.workdir = rest;
  else if (word === 'COPY') copy(rest.split(/\s+/));
  else if (word === 'RUN') run(rest);
  else if (word === 'ENV')
    Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))));
  else if (word === 'USER') stage.user = rest;
  else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
  else if (word !== 'VOLUME' && word !== 'EXPOSE') throw new Error(`this script does not know ${word}`);
}

async function start(stage: Stage): Promise<void> {
  if (stage.user === 'root') throw new Error('the image would run as root');
  const port = await freePort();
  const data = placeOf(stage, String(stage.env.DATA_DIR));
  const env = {
    ...stage.env,
    PATH: String(process.env.PATH),
    PORT: String(port),
    DATA_DIR: data,
    HOME: '/nonexistent',
  };
  const as = { ...nobody, env, cwd: placeOf(stage, '.') };
  const program = (command: string[]) => (command[0] === 'node' ? process.execPath : String(command[0]));
  const begun = Date.now();
  const server = spawn(program(stage.command), stage.command.slice(1), {
    ...as,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    for (let tries = 0; ; tries += 1) {
      const health = spawn(program(stage.health), stage.health.slice(1), { ...as, stdio: 'ignore' });
      if ((await new Promise((resolve) => health.once('exit', resolve))) === 0) break;
      if (tries > 60 || server.exitCode !== null) throw new Error('the health check never succeeded');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const user = { email: 'ada@example.org', password: 'correct horse', password_confirmation: 'correct horse' };
    const body = JSON.stringify({ user });
    const headers = { 'content-type': 'application/json' };
    const signedUp = await fetch(`http://127.0.0.1:${port}/api/users`, { method: 'POST', headers, body });
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!signedUp.ok || !page.includes('<script')) throw new Error(`sign-up answered ${signedUp.status}`);
  } finally {
    server.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the process ended with ${code}`);
  const written = readdirSync(placeOf(stage, '.'), { recursive: true, withFileTypes: true }).filter((entry) => {
    const file = join(entry.parentPath, entry.name);
    return entry.isFile() && statSync(file).mtimeMs > begun;
  });
  if (written.length > 0) throw new Error(`the process wrote ${written.length} files into its tree`);
}

try {
  if (process.getuid?.() !== 0) throw new Error('only root can start a process as somebody else');
  // Everyone may look into the folder, as into an image.
  execFileSync('chmod', ['755', home]);
  for (const instruction of instructions) follow(instruction);
  const stage = current();
  chownSync(placeOf(stage, '.'), 0, 0);
  for (const path of ['research', 'node_modules/@serendip/research'])
    if (existsSync(placeOf(stage, path))) throw new Error(`the image carries ${path}`);
  const size = execFileSync('du', ['-sm', stage.folder]).toString().split('\t')[0];
  await start(stage);
  console.log(`✓ built, ${size} MB beside Node; ran as user ${nobody.uid}, wrote to DATA_DIR only, ended with 0`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
