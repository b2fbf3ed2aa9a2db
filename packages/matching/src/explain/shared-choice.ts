import type { Understanding } from '../understand/understand.ts';

/** Gives the rarest option that two people both chose, in the host's own words; undefined when there is none. */
export function sharedChoices({ profiles, questions }: Understanding): (a: number, b: number) => string | undefined {
  const options = questions
    .filter(({ question: { input_type: type } }) => type === 'multi_select' || type === 'multiple_choice')
    .flatMap(({ question }) =>
      question.options.map(({ text, value }) => {
        const choosers = new Set<number>();
        profiles.forEach(({ choices }, who) => {
          if (choices.get(question.id)?.has(value)) choosers.add(who);
        });
        return { text, choosers };
      }),
    )
    .sort((x, y) => x.choosers.size - y.choosers.size);
  return (a, b) => options.find(({ choosers }) => choosers.has(a) && choosers.has(b))?.text;
}
