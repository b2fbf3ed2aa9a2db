// Prints how good the matches are on the judged events: node bench/quality.ts [letters, such as ad]
// and what each part of the engine is worth: node bench/quality.ts --without [words of parts' names]
// and what people read of their matches: node bench/quality.ts --reasons [seed]
// and how true it is what it says of people: node bench/quality.ts --spoken [events, such as door1 a] [verdicts] [json], or lists
import { printReasons } from './quality/reasons.ts';
import { printSpoken } from './quality/spoken/print.ts';
import { printWholeEngine } from './quality/whole-engine.ts';
import { printWithout } from './quality/without/print.ts';

const [first, ...others] = process.argv.slice(2);
if (first === '--without') printWithout(others);
else if (first === '--reasons') printReasons(Number(others[0] ?? 1));
else if (first === '--spoken') printSpoken(others);
else printWholeEngine(first);
