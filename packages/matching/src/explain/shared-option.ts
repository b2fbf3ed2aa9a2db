import type { Named } from '../named/named-topic.ts';
import type { SnapshotQuestion } from '../types.ts';

/** Options that say nothing of a person: none, other, no answer, yes or no, in the four languages of the lexicon. */
const SAYS_NOTHING =
  /^(?:none|nothing|other|neither|not (?:sure|applicable|yet)|n\/?a|prefer not|rather not|no idea|yes|no|maybe|kein|nichts|andere|sonstige|wei(?:ß|ss) nicht|ja|nein|vielleicht|aucun|rien|autre|oui|non|peut-être|ningun|nada|otr[oa]|s[ií]|quiz)|^(?:all|alle|tous|todos)\P{L}*$/iu;
/** Questions whose answers make nobody suit another: who somebody was born as, and how old they are. */
const WHO_ONE_IS =
  /\b(?:gender|sex|pronouns?|age|how old|geschlecht|anrede|alter|wie alt|genre|sexe|âge|quel âge|género|sexo|edad|años tienes)\b/iu;
/** At most this share of an event's people ticked what tells something of two of them. */
const MOST = 1 / 3;

export type SharedOption = (a: number, b: number) => { text: string; isYes: boolean } | undefined;

/** Gives the rarest telling option that two people both ticked, in the host's own words. */
export function sharedOptions(named: Named[], questions: SnapshotQuestion[]): SharedOption {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const options = new Map<string, { text: string; isYes: boolean; who: Set<number> }>();
  named.forEach(({ ticked }, person) => {
    for (const { question, value, text } of ticked) {
      const key = `${question} ${value}`;
      const isYes = asked.get(question)?.input_type === 'yes_no_maybe';
      const option = options.get(key) ?? { text: text.trim(), isYes, who: new Set<number>() };
      if (SAYS_NOTHING.test(option.text) || WHO_ONE_IS.test(asked.get(question)?.text ?? '')) continue;
      options.set(key, option);
      option.who.add(person);
    }
  });
  const telling = [...options.values()]
    .filter(({ who }) => who.size <= MOST * named.length)
    .sort((x, y) => x.who.size - y.who.size || (x.text < y.text ? -1 : 1));
  return (a, b) => telling.find(({ who }) => who.has(a) && who.has(b));
}
