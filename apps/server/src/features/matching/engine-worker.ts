import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { readLexicon } from '@serendip/matching/read-lexicon';
import type { EngineOrder, EngineReport } from './engine-thread.ts';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

/** The thread's whole life: one order in, progress and one result out. */
const { snapshot, room_size, matches_per_person } = workerData as EngineOrder;
const report = (message: EngineReport) => parentPort?.postMessage(message);

const result = matchParticipants(snapshot, {
  room_size,
  matches_per_person,
  lexicon: compileLexicon(readLexicon(lexiconFolder)),
  onProgress: (progress) => report({ progress }),
});
report({ result });
