import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { questionAsks } from '@serendip/matching/coach/question-asks';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { readTopics } from '@serendip/matching/topics/read-topics';
import { completeTopic } from '@serendip/matching/topics/suggest-topics';
import { questionsLanguage } from '@serendip/matching/understand/questions-language';
import { isSensitive } from '@serendip/matching/understand/sensitive';
import type { TopicAnswer, TopicOrder } from './topic-worker-client.ts';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

// On Linux this lowers the priority of this thread only, so that requests go first.
if (process.platform === 'linux') setPriority(5);

/** The thread's loop: reports that it is ready, then answers requests one after the other. */
const report = (answer: TopicAnswer | 'ready') => parentPort?.postMessage(answer);
const lexicon = compileLexicon(readLexicon(lexiconFolder));
// Builds the index for typed topics now, so that the first person does not wait for it.
completeTopic('help', 'need', lexicon);

function answerTo(order: TopicOrder): TopicAnswer {
  if (order.task === 'complete')
    return { suggestions: completeTopic(order.query, order.role, lexicon, order.language) };
  if (order.task === 'is_sensitive') return { sensitive: isSensitive(order.phrase, lexicon) };
  if (order.task === 'question_asks') {
    const { questions, among } = order;
    return { asks: questionAsks(questions, lexicon, among), language: questionsLanguage(among, lexicon) };
  }
  return { understood: readTopics(order.snapshot, order.participantId, lexicon, order.reading) };
}
parentPort?.on('message', (order: TopicOrder) => report(answerTo(order)));
report('ready');
