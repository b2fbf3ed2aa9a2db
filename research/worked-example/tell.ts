import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { scoreEvent } from '@serendip/matching/score/score-event';
import { understand } from '@serendip/matching/understand/understand';
import { resultInWords } from '@serendip/matching/wording/result-in-words';
import { exampleEvent } from './event.ts';

/** Lower weights are guesses that the rest of the answers has to confirm. */
const CLEARLY_SAID = 0.6;
const NAMES_SHOWN = 2;
const PAIRS_EXPLAINED = 2;
const REASONS_SHOWN = 2;

const categories = { mutual_connections: 'mutual', can_help: 'can help', can_receive_help: 'can receive help' };

/** Prints how the engine matches the example event, step by step. */
export function tellExample(lexicon: Lexicon): string {
  const { participants } = exampleEvent;
  const understanding = understand(exampleEvent, lexicon);
  const scores = scoreEvent(understanding, lexicon);
  const result = matchParticipants(exampleEvent, { room_size: 2, matches_per_person: 2, lexicon });
  const ids = participants.map(({ id }) => id);

  const found = understanding.profiles.map(({ concepts, fields }) => {
    const named = (weights: Map<number, number>) => strongest(weights, (place) => lexicon.concepts[place]?.name ?? '');
    const about = (weights: Map<number, number>) => strongest(weights, (place) => `(${lexicon.fields[place]?.name})`);
    return {
      offer: [...named(concepts.offer), ...about(fields.offer)],
      need: [...named(concepts.need), ...named(concepts.refusal).map((name) => `not ${name}`), ...about(fields.need)],
    };
  });

  return [
    'Understand: what each answer is about; everyday subjects in brackets',
    ...participants.flatMap(({ id, answers }, person) =>
      (['offer', 'need'] as const).map(
        (role) =>
          `  ${id.padEnd(6)}${role.padEnd(6)}${`'${answers[role]}'`.padEnd(58)}${found[person]?.[role].slice(0, NAMES_SHOWN).join(', ')}`,
      ),
    ),
    'Score: how much the person of the column can help the person of the row, 0 to 1',
    [' '.repeat(8), ...ids.map((id) => id.padStart(6))].join(''),
    ...ids.map((id, i) =>
      [`  ${id.padEnd(6)}`, ...ids.map((_, j) => (i === j ? '–' : scores.help(i, j).toFixed(2)).padStart(6))].join(''),
    ),
    'Choose: at most two matches each',
    ...result.pairs.map((pair) => `  ${pair.a} and ${pair.b}: ${pair.percentage} %, ${categories[pair.category]}`),
    'Seat: rooms of two',
    `  ${result.rooms.map(({ participants: room, percentage }) => `${room.join(' and ')} (${percentage} %)`).join(', ')}`,
    'Explain: the first sentences the first of the two reads',
    ...resultInWords(result, lexicon.displayNames)
      .pairs.slice(0, PAIRS_EXPLAINED)
      .flatMap((pair) => [
        `  ${pair.a} about ${pair.b}:`,
        ...pair.reasons_for_a.slice(0, REASONS_SHOWN).map((reason) => `    ${reason}`),
      ]),
  ].join('\n');
}

const strongest = (weights: Map<number, number>, nameOf: (place: number) => string): string[] =>
  [...weights]
    .filter(([, weight]) => weight >= CLEARLY_SAID)
    .sort(([, one], [, other]) => other - one)
    .map(([place]) => nameOf(place));
