export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those that fields, groups and directions do not know. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = ['de', 'fr', 'es'] as const satisfies OtherLanguage[];

const VOWEL = /[aeiouy]/;
/** Plurals that no rule tells from 'gps', 'sms' and 'axis'. */
const SHORT_PLURALS = new Set(['cvs', 'pcs', 'tvs', 'vcs', 'djs', 'apis', 'kpis', 'taxis', 'wikis']);

/** Look inflected and are words of their own. */
const UNINFLECTED = new Set('rugged ragged dogged wicked evening wedding herring pudding ceiling'.split(' '));
/** One short vowel before one consonant: what is written so before '-e' or '-ing' had an 'e' ('cod' of 'coding', not 'plan' of 'planning'). */
const SHORT_OF_E = /^(?:qu|[^aeiou])*[aeiouy][^aeiouwxy]$/;

function stemEnglish(word: string): string {
  let w = word;
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|zz)es$/.test(w)) w = w.slice(0, -2);
  else if (w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1);
  if (UNINFLECTED.has(w)) return w;
  // 'bleed' has no ending.
  const ending = /(?:ing|(?<!e)ed)$/.exec(w);
  if (ending) {
    const base = w.slice(0, ending.index);
    if (base.length >= 3 && VOWEL.test(base))
      w = SHORT_OF_E.test(base) ? `${base}e` : base.replace(/([bdfgmnprt])\1$/, '$1');
  }
  // The 'e' of 'wine', 'mode' and 'care' tells them from 'win', 'mod' and 'car'; that of 'flee' is no ending.
  if (w.length > 3 && /[^e]e$/.test(w) && !SHORT_OF_E.test(w.slice(0, -1))) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith('y')) w = `${w.slice(0, -1)}i`;
  return w;
}

function stemGerman(word: string): string {
  let w = word;
  if (w.length > 7) w = w.replace(/innen$|in$/, '');
  if (w.length > 5) w = w.replace(/(?:ern|en|er|es|em|e|n|s)$/, '');
  return w.length > 5 ? w.replace(/e[nr]?$/, '') : w;
}

function stemFrench(word: string): string {
  let w = word;
  if (w.length > 4) w = w.replace(/(?:aux)$/, 'al').replace(/(?:es|s|x)$/, '');
  if (w.length > 5) w = w.replace(/(?:euse|rice|eur)$/, 'eu').replace(/(?:ee|er|ez)$/, '');
  return w.length > 4 ? w.replace(/e$/, '') : w;
}

function stemSpanish(word: string): string {
  let w = word;
  if (w.length > 5) w = w.replace(/ces$/, 'z').replace(/(?:es|s)$/, '');
  return w.length > 4 ? w.replace(/(?:a|o|e|ar|er|ir)$/, '') : w;
}

const STEMMERS: Record<Language, (word: string) => string> = {
  en: stemEnglish,
  de: stemGerman,
  fr: stemFrench,
  es: stemSpanish,
};

/** Stems seen before: people use the same words again and again. Emptied when full, so that no text can fill memory. */
const seen: Record<Language, Map<string, string>> = { en: new Map(), de: new Map(), fr: new Map(), es: new Map() };
const MOST_SEEN = 50_000;

function rootOf(word: string, language: Language): string {
  if (language === 'en' && SHORT_PLURALS.has(word)) return word.slice(0, -1);
  if (language === 'en' && (word === 'buses' || word === 'gases')) return word.slice(0, -2);
  return word.length <= 3 || /\d/.test(word) ? word : STEMMERS[language](word);
}

/** A folded word without its inflection. Light on purpose: 'baker' and 'bakery' stay two words. */
export function stem(word: string, language: Language): string {
  const known = seen[language].get(word);
  if (known !== undefined) return known;
  const root = rootOf(word, language);
  if (seen[language].size >= MOST_SEEN) seen[language].clear();
  seen[language].set(word, root);
  return root;
}
