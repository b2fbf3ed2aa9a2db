// One whole run in a process of its own, so that memory is its own, and then another, when the code has been compiled:
// node one-run.ts <people>. Prints one JSON line.
import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { syntheticEvent } from './synthetic-event.ts';
import { timed } from './timing.ts';

const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '../../content/lexicon')));
const snapshot = syntheticEvent(Number(process.argv[2]), lexicon);
const start = performance.now();
const { result, ms } = timed(() => matchParticipants(snapshot, { room_size: 2, matches_per_person: 5, lexicon }));
const elapsed = performance.now() - start;
const megabytes = process.resourceUsage().maxRSS / 1024;
const anew = performance.now();
matchParticipants(snapshot, { room_size: 2, matches_per_person: 5, lexicon });
const again = performance.now() - anew;
console.log(JSON.stringify({ ms, elapsed, again, megabytes, pairs: result.pairs.length, rooms: result.rooms.length }));
