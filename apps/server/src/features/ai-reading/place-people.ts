import { limits } from '@serendip/contract/limits';
import { BOUNDS, type PersonVectors } from '@serendip/matching/enrichment/enrichment';
import type { QuestionSide } from '@serendip/matching/enrichment/question-sides';
import type { EventSnapshot, SnapshotParticipant } from '@serendip/matching/types';
import { z } from 'zod';
import { type Enriching, repliesFor, type Share } from './replies-for.ts';
import { nameCutter, textForModel } from './text-for-model.ts';

const vector = z.array(z.number()).min(1).max(BOUNDS.dims).nullable();
const personVectors = z.object({ held: vector, wanted: vector }) satisfies z.ZodType<PersonVectors>;

const LONGEST = limits.answer_text_max;

/** Embedding vectors of each person's offers and needs, by participant id. */
export function placePeople(
  { questions, participants }: EventSnapshot,
  sides: Record<string, QuestionSide>,
  enriching: Enriching,
): Promise<Share<PersonVectors>> {
  const { ai, endpoint, signal, names } = enriching;
  const textOf = ({ id: userId, answers }: SnapshotParticipant, side: QuestionSide): string =>
    textForModel(
      questions
        .filter(({ id }) => sides[id] === side || sides[id] === 'both')
        .flatMap(({ id }) => answers[id] ?? [])
        .filter((answer) => typeof answer === 'string')
        .join('\n'),
      LONGEST,
      nameCutter(names.get(userId)),
    );
  const subjects = participants
    .map((participant) => ({
      userId: participant.id,
      data: { held: textOf(participant, 'held'), wanted: textOf(participant, 'wanted') },
    }))
    .filter(({ data }) => data.held !== '' || data.wanted !== '');
  return repliesFor(
    subjects,
    {
      kind: 'vectors',
      by: [ai.embeddingModel],
      kept: personVectors,
      perCall: 32,
      async reply(people) {
        const texts = people.flatMap(({ held, wanted }) => [held, wanted]).filter((text) => text !== '');
        const vectors = (await endpoint.embed(texts, signal)).map(shortened);
        const next = (text: string) => (text === '' ? null : (vectors.shift() ?? null));
        return people.map(({ held, wanted }) => ({ held: next(held), wanted: next(wanted) }));
      },
    },
    enriching,
  );
}

/** Normalised and rounded to four places, enough for a cosine. Null for a zero or invalid vector. */
function shortened(values: number[]): number[] | null {
  const length = Math.hypot(...values);
  return Number.isFinite(length) && length > 0 && values.length <= BOUNDS.dims
    ? values.map((value) => Math.round((value / length) * 10_000) / 10_000)
    : null;
}
