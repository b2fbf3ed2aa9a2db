// Prints how good the matches are on the judged events: node bench/quality.ts [letters, such as ad]
// and what each part of the engine is worth: node bench/quality.ts --without [words of parts' names]
import { printWholeEngine } from './quality/whole-engine.ts';
import { printWithout } from './quality/without/print.ts';

const [first, ...others] = process.argv.slice(2);
if (first === '--without') printWithout(others);
else printWholeEngine(first);
