import { join } from 'node:path';
import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import { fittingReadings } from '@serendip/matching/enrichment/fitting-readings';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { readLexicon } from '@serendip/matching/read-lexicon';
import type { MatchResult } from '@serendip/matching/types';
import { printCalibration } from './calibration.ts';
import { printGatherings } from './gatherings.ts';
import {
  type JudgedEvent,
  judgedLetters,
  loadJudgedEvent,
  loadPlainEvents,
  loadPracticeEvents,
} from './judged-events.ts';
import { printMeans } from './means.ts';
import { categoryAccuracy, meanGrades, quality, type Ranking } from './metric.ts';
import { printOwnTopics } from './own-topics.ts';
import { listsOf, randomRanking, tfidfRanking } from './rankings.ts';
import { printSuggestions } from './suggestions.ts';

const RANDOM_RUNS = 50;
/** People at small gatherings of those judged. */
const SIZES = [2, 3, 5, 8, 12];
const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '..', '..', 'content', 'lexicon')));
const show = (value: number): string => (Number.isNaN(value) ? '   – ' : value.toFixed(3));

const resultOf = (event: JudgedEvent, enrichment?: Enrichment): MatchResult =>
  matchParticipants(event.snapshot, {
    room_size: 2,
    matches_per_person: 5,
    lexicon,
    ...(enrichment ? { enrichment } : {}),
  });

interface Figures {
  ndcg: number;
  hit3: number;
  accuracy: number;
}
/** How good the matches are on the judged events, or on those of some `letters`. */
export function printWholeEngine(chosen?: string): void {
  const letters = chosen ? [...chosen] : judgedLetters();
  /** Of every event: its figures by ranking. */
  const figures: { letter: string; read: boolean; by: Map<string, Figures> }[] = [];
  console.log(`${lexicon.concepts.length} concepts\n`);
  console.log('event ranking     nDCG@5  hit@3  category (pairs)');
  for (const letter of letters) {
    const event = loadJudgedEvent(letter);
    if (event.judges.length === 0) continue;
    const grades = meanGrades(event, event.judges);
    const by = new Map<string, Figures>();
    figures.push({ letter, read: event.model !== undefined, by });
    const line = (name: string, ranking: Ranking, against = grades): void => {
      const { ndcg, hit3 } = quality(ranking, against);
      const { accuracy, pairs } = categoryAccuracy(ranking, event.judges);
      by.set(name, { ndcg, hit3, accuracy });
      console.log(
        `${letter.padEnd(5)} ${name.padEnd(11)} ${show(ndcg)}   ${show(hit3)}  ${show(accuracy)} ${pairs ? `(${pairs})` : ''}`,
      );
    };
    const result = resultOf(event);
    line('engine', listsOf(result, event));
    if (event.model) {
      const { readings, invented } = fittingReadings(event.snapshot, event.model.readings, lexicon);
      if (invented) throw new Error(`the readings of ${letter} do not fit`);
      const model = { ...event.model, readings };
      line('+ read', listsOf(resultOf(event, { ...model, nudges: [] }), event));
      line('+ compared', listsOf(resultOf(event, model), event));
    }
    line('TF-IDF', tfidfRanking(event));
    const runs = Array.from({ length: RANDOM_RUNS }, (_, run) => quality(randomRanking(event, run * 7919 + 1), grades));
    const mean = (pick: (run: (typeof runs)[number]) => number): number =>
      runs.reduce((sum, run) => sum + pick(run), 0) / runs.length;
    console.log(
      `${letter.padEnd(5)} ${'random'.padEnd(11)} ${show(mean((run) => run.ndcg))}   ${show(mean((run) => run.hit3))}`,
    );
    event.judges.forEach((judge, at) => {
      const others = event.judges.filter((_, other) => other !== at);
      if (others.length > 0) line(`judge ${at + 1}`, judge, meanGrades(event, others));
    });
  }

  for (const [title, events] of [
    ['all', figures],
    ['read', figures.filter(({ read }) => read)],
  ] as const) {
    if (events.length < 2) continue;
    console.log(`\nmeans of ${events.map(({ letter }) => letter).join(' ')}`);
    for (const name of title === 'all' ? ['engine', 'TF-IDF'] : ['engine', '+ read', '+ compared']) {
      const mean = (pick: (one: Figures) => number): string =>
        show(events.reduce((sum, { by }) => sum + pick(by.get(name) as Figures), 0) / events.length);
      console.log(
        `${title.padEnd(5)} ${name.padEnd(11)} ${mean(({ ndcg }) => ndcg)}   ${mean(({ hit3 }) => hit3)}  ${mean(({ accuracy }) => accuracy)}`,
      );
    }
  }

  if (!chosen) {
    const practice = loadPracticeEvents();
    console.log(`\n${practice.length} practice events, one judge each: means`);
    printMeans(practice, (event) => resultOf(event));
    printCalibration([...practice, ...letters.map(loadJudgedEvent)], (event) => resultOf(event));
    const modelled = letters.map(loadJudgedEvent).filter(({ model }) => model);
    printOwnTopics(modelled, (snapshot) =>
      matchParticipants(snapshot, { room_size: 2, matches_per_person: 5, lexicon }),
    );
    printSuggestions(modelled, lexicon);
    console.log('\nwith a model:');
    printCalibration(modelled, (event) => resultOf(event, event.model));
    for (const which of ['seen', 'held'] as const) {
      const plain = loadPlainEvents(which);
      console.log(`\n${plain.length} plain events, ${which}, one judge each: means`);
      printMeans(plain, (event) => resultOf(event));
      printCalibration(plain, (event) => resultOf(event));
    }
    const plain = [...loadPlainEvents('seen'), ...loadPlainEvents('held')];
    console.log('\nplain events, all pairs, by the number of people there');
    printGatherings(plain, SIZES, lexicon);
    console.log(`\nevents ${letters.join(' ')}, all pairs, by the number of people there`);
    printGatherings(letters.map(loadJudgedEvent), SIZES, lexicon);
  }
}
