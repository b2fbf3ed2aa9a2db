import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { questionAsks } from '@serendip/matching/coach/question-asks';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { readTopics } from '@serendip/matching/topics/read-topics';
import { completeTopic } from '@serendip/matching/topics/suggest-topics';
import type { TopicAnswer, TopicOrder } from './topic-worker-client.ts';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

// On Linux this is about the calling thread alone: where processors are scarce, requests go first.
if (process.platform === 'linux') setPriority(5);

/** The thread's whole life: says that it is ready, then answers one order after the other. */
const report = (answer: TopicAnswer | 'ready') => parentPort?.postMessage(answer);
const lexicon = compileLexicon(readLexicon(lexiconFolder));
// What is typed is looked up in an index that the first look-up makes: nobody has to wait for it.
completeTopic('help', 'need', lexicon);

function answerTo(order: TopicOrder): TopicAnswer {
  if (order.task === 'complete')
    return { suggestions: completeTopic(order.query, order.role, lexicon, order.language) };
  if (order.task === 'question_asks') return { asks: questionAsks(order.questions, lexicon) };
  return { understood: readTopics(order.snapshot, order.participantId, lexicon, order.reading) };
}
parentPort?.on('message', (order: TopicOrder) => report(answerTo(order)));
report('ready');
