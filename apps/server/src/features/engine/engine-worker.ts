import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { fittingReadings } from '@serendip/matching/enrichment/fitting-readings';
import { outlineEvent } from '@serendip/matching/enrichment/outline-event';
import { questionSides } from '@serendip/matching/enrichment/question-sides';
import { explainMeetings } from '@serendip/matching/evening/explain-meetings';
import { scoreNewcomers } from '@serendip/matching/evening/score-newcomers';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { quotedMeetings, withQuotes } from '@serendip/matching/quotes/find-quotes';
import { readLexicon } from '@serendip/matching/read-lexicon';
import type { EngineOrder, EngineReport, EngineTask, EngineTasks } from './engine-thread.ts';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

// On Linux this lowers the priority of this thread only, so that requests go first.
if (process.platform === 'linux') setPriority(10);

/** The thread's loop: takes requests one after the other, and posts progress and one answer for each. */
const report = (message: EngineReport) => parentPort?.postMessage(message);
const lexicon = compileLexicon(readLexicon(lexiconFolder));

function answerTo(order: EngineOrder): EngineTasks[EngineTask]['answer'] {
  switch (order.task) {
    case 'question_sides':
      return questionSides(order.questions, lexicon);
    case 'fitting_readings':
      return fittingReadings(order.snapshot, order.readings, lexicon);
    case 'outline':
      return outlineEvent(order.snapshot, lexicon, order.enrichment, order.candidates);
    case 'score_newcomers':
      return scoreNewcomers(order.snapshot, lexicon, order.newcomers);
    case 'explain_meetings':
      return quotedMeetings(explainMeetings(order.snapshot, lexicon, order.pairs), order.snapshot, lexicon);
    default: {
      const { snapshot, task: _, ...options } = order;
      const onProgress = (progress: number) => report({ progress });
      return withQuotes(matchParticipants(snapshot, { ...options, lexicon, onProgress }), snapshot, lexicon);
    }
  }
}
parentPort?.on('message', (order: EngineOrder) => report({ answer: answerTo(order) }));
