// Prints the example of docs/matching.md as today's engine tells it: node research/worked-example.ts
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { lexiconFolder } from './learned.ts';
import { tellExample } from './worked-example/tell.ts';

console.log(tellExample(compileLexicon(readLexicon(lexiconFolder))));
