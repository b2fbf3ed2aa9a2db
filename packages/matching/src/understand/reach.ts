import type { SnapshotAnswer, SnapshotParticipant, SnapshotQuestion } from '../types.ts';

/**
 * Characters that one event's answers are read to, in all: so many for any event, and so many more for each person. No
 * usual event comes near: with 500 people each may write 6,000. Characters and not seconds: the same answers are read to the
 * same place on any machine.
 */
const BUDGET = { event: 2_000_000, person: 2_000 };
/** A cut goes back to the end of a word, unless the word is longer than this. */
const LONGEST_WORD = 60;

/**
 * How far each participant's texts are read. Everything, unless the event exceeds its budget: then the longest texts of the
 * people who wrote most are cut. No entry: to the end.
 */
export function reachOf(
  participants: SnapshotParticipant[],
  questions: SnapshotQuestion[],
  budget = BUDGET,
): Map<SnapshotParticipant, number> {
  const said = participants.map(({ answers }) =>
    questions.flatMap((question) => lengthsOf(answers[question.id], question)),
  );
  const totals = said.map((lengths) => lengths.reduce((sum, length) => sum + length, 0));
  const most = levelOf(totals, budget.event + budget.person * participants.length);
  const reach = new Map<SnapshotParticipant, number>();
  participants.forEach((participant, at) => {
    if ((totals[at] as number) > most) reach.set(participant, Math.floor(levelOf(said[at] as number[], most)));
  });
  return reach;
}

/** The lengths of the texts that an answer has the engine read. */
function lengthsOf(answer: SnapshotAnswer | undefined, { input_type, text, options }: SnapshotQuestion): number[] {
  if (answer === undefined || input_type === 'slider') return [];
  if (input_type === 'text') return typeof answer === 'string' ? [answer.length] : [];
  if (input_type === 'yes_no_maybe') return [text.length];
  const chosen = new Set(Array.isArray(answer) ? answer : [String(answer)]);
  return options.filter(({ value }) => chosen.has(value)).map((option) => option.text.length);
}

/** The height at which all of them, cut to it, come to `total`. Infinite where nothing need be cut. */
function levelOf(lengths: number[], total: number): number {
  const rising = lengths.toSorted((a, b) => a - b);
  let left = total;
  for (const [at, length] of rising.entries()) {
    const share = left / (rising.length - at);
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** The text's beginning, at most so long, without half a word. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.search(/\s\S*$/);
  return end >= longest - LONGEST_WORD ? cut.slice(0, end) : cut;
}
