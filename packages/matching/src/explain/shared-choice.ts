import type { Understanding } from '../understand/understand.ts';

/** Options that say nothing of a person: none, other, no answer, yes or no, in the four languages of the lexicon. */
const SAYS_NOTHING =
  /^(?:none|nothing|other|neither|not (?:sure|applicable|yet)|n\/?a|prefer not|rather not|no idea|yes|no|maybe|kein|nichts|andere|sonstige|wei(?:ß|ss) nicht|ja|nein|vielleicht|aucun|rien|autre|oui|non|peut-être|ningun|nada|otr[oa]|s[ií]|quiz)|^(?:all|alle|tous|todos)\P{L}*$/iu;
/** Questions whose answers make nobody suit another: who somebody was born as, and how old they are. */
const WHO_ONE_IS =
  /\b(?:gender|sex|pronouns?|age|how old|geschlecht|anrede|alter|wie alt|genre|sexe|âge|quel âge|género|sexo|edad|años tienes)\b/iu;

/** Gives the rarest telling option that two people both chose, in the host's own words; undefined when there is none. */
export function sharedChoices({ profiles, questions }: Understanding): (a: number, b: number) => string | undefined {
  const options = questions
    .filter(({ question: { input_type: type } }) => type === 'multi_select' || type === 'multiple_choice')
    .filter(({ question: { text } }) => !WHO_ONE_IS.test(text))
    .flatMap(({ question }) =>
      question.options
        .filter(({ text }) => !SAYS_NOTHING.test(text.trim()))
        .map(({ text, value }) => {
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
