// Prints what the optimiser and the whole engine do beside baselines from the same run, in CPU time:
//   node bench/engine.ts [--skip-library] [pairing] [rooms] [rounds] [matches] [met] [rules] [stability] [runs]
import { benchMatches } from './engine/matches.ts';
import { benchMet } from './engine/met.ts';
import { benchPairing } from './engine/pairing.ts';
import { benchRooms } from './engine/rooms.ts';
import { benchRounds } from './engine/rounds.ts';
import { benchRules } from './engine/rules.ts';
import { benchStability } from './engine/stability.ts';
import { benchWholeRuns } from './engine/whole-runs.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = (part: string): boolean => words.length === 0 || words.includes(part);

if (wanted('pairing')) benchPairing({ library: !process.argv.includes('--skip-library') });
if (wanted('rooms')) benchRooms();
if (wanted('rounds')) benchRounds();
if (wanted('matches')) benchMatches();
if (wanted('met')) benchMet();
if (wanted('rules')) benchRules();
if (wanted('stability')) benchStability();
if (wanted('runs')) benchWholeRuns();
