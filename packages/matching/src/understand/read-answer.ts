import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SnapshotAnswer, SnapshotQuestion } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import type { Context } from './context.ts';
import type { Profile } from './profile.ts';
import type { QuestionReading } from './question-reading.ts';
import { beginningOf } from './reach.ts';
import { readText } from './read-text.ts';

/** Notes one answer of any input type; one that does not fit its question is left out. Options and questions are read to `reach`. */
export function readAnswer(
  answer: SnapshotAnswer,
  reading: QuestionReading,
  lexicon: Lexicon,
  profile: Profile,
  context: Context,
  reach = Number.POSITIVE_INFINITY,
): void {
  if (reading.ignored || reading.doubtful) return;
  const { question } = reading;
  if (question.input_type === 'slider') {
    const level = typeof answer === 'number' ? levelOf(answer, question) : undefined;
    if (level === undefined) return;
    profile.levels.set(question.id, level);
    return;
  }
  if (question.input_type === 'text') {
    if (typeof answer !== 'string' || !/\p{L}/u.test(answer)) return;
    readText(answer, reading, lexicon, profile, context);
    return;
  }
  const chosen = new Set(Array.isArray(answer) ? answer : [String(answer)]);
  if (chosen.size === 0) return;
  if (question.input_type === 'yes_no_maybe') {
    readStance(chosen, reading, lexicon, profile, reach);
    return;
  }
  profile.choices.set(question.id, chosen);
  for (const option of question.options) {
    if (chosen.has(option.value))
      readText(
        beginningOf(option.text, reach),
        { ...reading, weight: reading.weight * WEIGHTS.said.chosen },
        lexicon,
        profile,
      );
  }
}

/** Yes to 'Would you mentor somebody?' is an offer of what the question names; no says nothing about topics. */
function readStance(
  chosen: Set<string>,
  reading: QuestionReading,
  lexicon: Lexicon,
  profile: Profile,
  reach: number,
): void {
  const stance = chosen.has('yes') ? 1 : chosen.has('maybe') ? WEIGHTS.said.maybe : chosen.has('no') ? 0 : undefined;
  if (stance === undefined) return;
  profile.choices.set(reading.question.id, chosen);
  // Whether somebody is ready to move or join says nothing about topics.
  if (reading.joining) return;
  if (stance > 0)
    readText(
      beginningOf(reading.question.text, reach),
      { ...reading, weight: reading.weight * stance * WEIGHTS.said.chosen },
      lexicon,
      profile,
    );
}

/** Where a number lies on its slider, from 0 to 1. */
function levelOf(value: number, question: SnapshotQuestion): number | undefined {
  const low = question.slider_min ?? 1;
  const high = question.slider_max ?? 5;
  if (!Number.isFinite(value) || high <= low) return undefined;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
