import { holdDataFolder } from '../src/db/data-folder-lock.ts';

/** From a given moment, tries to lock a folder every 10 ms. Prints which it got and keeps them until its input ends. */
const [start, ...folders] = process.argv.slice(2);
const held = folders.map((folder, index) => {
  while (Date.now() < Number(start) + index * 10);
  try {
    holdDataFolder(folder);
    return true;
  } catch {
    return false;
  }
});
process.stdout.write(`${JSON.stringify(held)}\n`);
process.stdin.resume();
