import type { Understanding } from '../understand/understand.ts';

/** The text of an option both chose in a question with several; the host's own words. Undefined when there is none. */
export function sharedChoice(a: number, b: number, { profiles, questions }: Understanding): string | undefined {
  let rarest: { text: string; choosers: number } | undefined;
  for (const { question } of questions) {
    if (question.input_type !== 'multi_select' && question.input_type !== 'multiple_choice') continue;
    for (const option of question.options) {
      const chose = (who: number): boolean => profiles[who]?.choices.get(question.id)?.has(option.value) === true;
      if (!chose(a) || !chose(b)) continue;
      const choosers = profiles.filter(({ choices }) => choices.get(question.id)?.has(option.value)).length;
      if (!rarest || choosers < rarest.choosers) rarest = { text: option.text, choosers };
    }
  }
  return rarest?.text;
}
