import { questionAsks } from '@serendip/matching/coach/question-asks';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import type { UnderstoodTopic } from '@serendip/matching/topics/read-topics';
import type { EventSnapshot, TopicRole } from '@serendip/matching/types';
import type { JudgedEvent } from '../judged-events.ts';
import type { ReadOfOther, SaidTo } from './tally.ts';
import { content } from './words.ts';

type Pieces = Pick<UnderstoodTopic, 'role' | 'phrase'>[];

/**
 * The baseline: answers are cut at commas, full stops and 'and', and each piece is told as it stands, in the role that its
 * question asks for. The pairs and rooms are the engine's.
 */
export function cutAtCommas(
  { snapshot }: JudgedEvent,
  engine: Record<string, SaidTo>,
  lexicon: Lexicon,
): Record<string, SaidTo> {
  const pieces = piecesOf(snapshot, lexicon);
  const reread =
    (id: string) =>
    (read: ReadOfOther): ReadOfOther => ({
      other: read.other,
      ...tell(pieces.get(id) ?? [], pieces.get(read.other) ?? []),
    });
  return Object.fromEntries(
    Object.entries(engine).map(([id, { matches, rooms }]) => {
      const mine = pieces.get(id) ?? [];
      const sides = (['need', 'offer'] as const).filter((role) => mine.some((piece) => piece.role === role)).length;
      return [
        id,
        {
          understood: {
            topics: mine.map((piece) => ({ ...piece, origin: 'read', sensitive: false, shown: false })),
            maybe: [],
            asks: [],
            clarity: sides === 2 ? 'clear' : sides === 1 ? 'partly' : 'hardly',
          },
          matches: matches.map(reread(id)),
          rooms: rooms.map(reread(id)),
        },
      ];
    }),
  );
}

function piecesOf({ questions, participants }: EventSnapshot, lexicon: Lexicon): Map<string, Pieces> {
  const asks = questionAsks(questions, lexicon);
  const roleOf = new Map<string, TopicRole>(
    questions.flatMap(({ id }, at): [string, TopicRole][] => {
      const asked = asks[at];
      if (asked === 'need' || asked === 'offer' || asked === 'interest' || asked === 'avoid') return [[id, asked]];
      return asked === 'fact' ? [[id, 'interest']] : [];
    }),
  );
  return new Map(
    participants.map(({ id, answers }) => [
      id,
      Object.entries(answers).flatMap(([question, answer]): Pieces => {
        const role = roleOf.get(question);
        if (!role || typeof answer !== 'string') return [];
        const phrases = answer.split(/[,.;:!?()\n]+|\s(?:and|und|et|y)\s/iu).map((piece) => piece.trim());
        return phrases.filter((phrase) => content(phrase).length > 0).map((phrase) => ({ role, phrase }));
      }),
    ]),
  );
}

/** The other's offer that shares a word with what I look for, or the other way round, or the first thing the other says. */
function tell(mine: Pieces, theirs: Pieces): Pick<ReadOfOther, 'reason' | 'opener'> {
  const met = (needs: Pieces, offers: Pieces): [string, string] | undefined => {
    for (const { phrase: need } of needs.filter(({ role }) => role === 'need'))
      for (const { phrase: offer } of offers.filter(({ role }) => role === 'offer'))
        if (content(need).some((word) => content(offer).includes(word))) return [need, offer];
    return undefined;
  };
  const theyGive = met(mine, theirs);
  if (theyGive) {
    const [need, offer] = theyGive;
    return { reason: `They do “${offer}”. You look for “${need}”.`, opener: `Ask them about “${offer}”.` };
  }
  const iGive = met(theirs, mine);
  if (iGive) {
    const [need, offer] = iGive;
    return { reason: `They look for “${need}”. You do “${offer}”.`, opener: `Ask them about “${need}”.` };
  }
  const told = theirs.find(({ role }) => role === 'offer') ?? theirs.find(({ role }) => role === 'interest');
  if (!told) return { reason: '', opener: null };
  const verb = told.role === 'offer' ? 'do' : 'like';
  return { reason: `They ${verb} “${told.phrase}”.`, opener: `Ask them about “${told.phrase}”.` };
}
