/**
 * Words that name people of every gender, in one word: 'Gründer:innen', 'Lehrer*in', 'étudiant·e·s', 'amig@s', 'vecinos/as'. The
 * group is the ending after its sign; letters may follow a German plural ('Student:innenvertretung').
 */
const ENDINGS =
  '[:*_]innen(?=\\p{L})|[:*_/]-?(?:innen|in|r|n|e)(?![\\p{L}\\p{N}])|(?:[·•‧](?:le|te|ère)|[·•‧.](?:e|ne|rice|trice|ice|euse))(?:[·•‧.]?s)?(?![\\p{L}\\p{N}])|/(?:a|as|os|es|euse|rice)(?![\\p{L}\\p{N}])|@s?(?![\\p{L}\\p{N}@])';
/** As a part of the pattern of a word. */
export const INCLUSIVE = `(?<=\\p{L}{2})(?:${ENDINGS})`;

const SIGN = /[:*_·•‧@/.]/;
const GERMAN = /(?<=\p{L}{2})(?:[:*_](innen)(?=\p{L})|[:*_/]-?(innen|in|r|n|e)(?![\p{L}\p{N}]))/gu;
const FRENCH =
  /(?<=\p{L}{2})(?:[·•‧](?:le|te|ère)|[·•‧.](?:e|ne|rice|trice|ice|euse))(?:[·•‧.]?(s))?(?![\p{L}\p{N}])/gu;
const SPANISH = /(?<=\p{L}{2})(?:\/(?:as?|os|es|euse|rice)|@(s?))(?![\p{L}\p{N}@])/gu;

/** The same text with one plain word for each: 'Gründer', 'étudiants', 'amigos'. */
export function withoutInclusive(text: string): string {
  if (!SIGN.test(text)) return text;
  return text
    .replace(GERMAN, (_, inside: string | undefined, last: string | undefined, at: number) => {
      const ending = inside ?? last ?? '';
      return ending.startsWith('in') && text.slice(0, at).endsWith('er') ? '' : ending;
    })
    .replace(FRENCH, (_, plural = '') => plural)
    .replace(SPANISH, (found: string, plural = '') => (found.startsWith('@') ? `o${plural}` : ''));
}
