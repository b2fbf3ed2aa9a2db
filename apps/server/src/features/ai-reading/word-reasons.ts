import type { EventSnapshot, MatchResult, SnapshotParticipant } from '@serendip/matching/types';
import { z } from 'zod';
import { type Enriching, repliesFor, type Share } from './replies-for.ts';
import { hashOf } from './reply-cache.ts';
import { canBeWorded, isFaithful, runsOf } from './wording-rules.ts';

const INSTRUCTIONS = `You make short sentences of a networking app sound warmer and more natural. The input is JSON. For each sentence
give another wording in plain English: the same meaning and direction (who gives, who looks for), speaking to the reader
as "you" and of the other person as "they". Every text in its "keep" list has to appear exactly as it is. Add no facts,
names, numbers or links. One sentence, at most 160 characters. Use the ids as given.`;

const wordings = z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string() })) });

/** So many different sentences of one run are worth asking about. */
const MOST_SENTENCES = 400;

/** Another wording of each reason, by its hash: the model's where it says exactly what the engine's own says, else that. */
export function wordingsOf(
  topics: Record<string, string[]>,
  { participants }: EventSnapshot,
  enriching: Enriching,
): Promise<Share<string>> {
  const { ai, endpoint, signal } = enriching;
  const taken = runsOfAnswers(participants);
  const subjects = Object.keys(topics)
    .filter((sentence) => canBeWorded(sentence, topics[sentence] ?? []))
    .sort()
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({ subject: hashOf(sentence), data: { text: sentence, keep: topics[sentence] ?? [] } }));
  return repliesFor(
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
}

/** A result with these wordings of its reasons. Checked again: an earlier one may since have come to resemble an answer. */
export function withWordings(
  result: MatchResult,
  topics: Record<string, string[]>,
  wordings: Record<string, string>,
  participants: SnapshotParticipant[],
): MatchResult {
  const taken = runsOfAnswers(participants);
  const reworded = (sentence: string): string => {
    const wording = wordings[hashOf(sentence)];
    return wording !== undefined && isFaithful(sentence, wording, topics[sentence] ?? [], taken) ? wording : sentence;
  };
  const pairs = result.pairs.map((pair) => ({
    ...pair,
    reasons_for_a: pair.reasons_for_a.map(reworded),
    reasons_for_b: pair.reasons_for_b.map(reworded),
  }));
  return { ...result, pairs };
}

const runsOfAnswers = (participants: SnapshotParticipant[]): Set<string> =>
  new Set(
    participants.flatMap(({ answers }) =>
      Object.values(answers).flatMap((answer) => (typeof answer === 'string' ? runsOf(answer) : [])),
    ),
  );
