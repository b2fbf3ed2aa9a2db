import type { EventSnapshot, MatchResult } from '@serendip/matching/types';
import { z } from 'zod';
import { hashOf } from './enrich-cache.ts';
import { type Enriching, repliesFor } from './enrich-share.ts';
import { isFaithful, runsOf } from './wording-rules.ts';

const INSTRUCTIONS = `You make short sentences of a networking app sound warmer and more natural. The input is JSON. For each sentence
give another wording in plain English: the same meaning and direction (who gives, who looks for), speaking to the reader
as "you" and of the other person as "they". Every text in its "keep" list has to appear exactly as it is. Add no facts,
names, numbers or links. One sentence, at most 160 characters. Use the ids as given.`;

const wordings = z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string() })) });

/** So many different sentences of one run are worth asking about. */
const MOST_SENTENCES = 400;

/** The run's reasons in a model's words where these say exactly what the engine's own say, else the engine's. */
export async function rewordReasons(
  result: MatchResult,
  topics: Record<string, string[]>,
  { participants }: EventSnapshot,
  enriching: Enriching,
): Promise<{ result: MatchResult; missing: number }> {
  const taken = new Set(
    participants.flatMap(({ answers }) =>
      Object.values(answers).flatMap((answer) => (typeof answer === 'string' ? runsOf(answer) : [])),
    ),
  );
  const subjects = Object.keys(topics)
    .filter((sentence) => (topics[sentence]?.length ?? 0) > 0)
    .sort()
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({ subject: hashOf(sentence), data: { text: sentence, keep: topics[sentence] ?? [] } }));
  const { ai, endpoint, signal } = enriching;
  const { replies, missing } = await repliesFor(
    subjects,
    {
      kind: 'wording',
      by: [INSTRUCTIONS, ai.model],
      kept: z.string(),
      perCall: 10,
      async reply(batch) {
        const data = { sentences: batch.map((sentence, at) => ({ id: `S${at + 1}`, ...sentence })) };
        const question = { instructions: INSTRUCTIONS, data, schema: wordings, maxOutputTokens: 1_200 };
        const { sentences } = await endpoint.ask(question, signal);
        const given = new Map(sentences.map(({ id, text }) => [id, text.trim()]));
        // A wording that will not do is kept as the template: asking again would bring the same.
        return batch.map(({ text, keep }, at) => {
          const wording = given.get(`S${at + 1}`) ?? '';
          return isFaithful(text, wording, keep, taken) ? wording : text;
        });
      },
    },
    enriching,
  );
  // Checked again: an earlier wording may since have come to resemble somebody's answer.
  const reworded = (sentence: string): string => {
    const wording = replies[hashOf(sentence)];
    return wording !== undefined && isFaithful(sentence, wording, topics[sentence] ?? [], taken) ? wording : sentence;
  };
  const pairs = result.pairs.map((pair) => ({
    ...pair,
    reasons_for_a: pair.reasons_for_a.map(reworded),
    reasons_for_b: pair.reasons_for_b.map(reworded),
  }));
  return { result: { ...result, pairs }, missing };
}
