/** Words of the old prose that a machine can find without false alarms, each with a better one. */
const avoided: readonly (readonly [words: RegExp, write: string])[] = [
  [/\bwhom?(so)?ever\b/i, "'anyone who', or name the people"],
  [/\bmend(s|ed|ing)?\b/i, "'repair', 'fix'"],
  [/\banew\b/i, "'again'"],
  [/\bnobody may\b/i, "'no one can'"],
  [/\bfor (its|their|his|her) sake\b/i, 'the reason'],
  [/\b(come|comes|came) of (it|that|this)\b/i, 'the result'],
  [/\b(come|comes|came) to nothing\b/i, "'fail'"],
  [/\ball the same\b/i, "'anyway'"],
  [/\bfor want of\b/i, "'without'"],
  [/\b(lie|lies|lay|lain) open\b/i, "'others can read'"],
  [/\b(tell|tells|telling) of\b/i, "'mention', 'say', 'show'"],
  [/\bnobody (knows what|expected)\b/i, "'unknown', 'unexpected'"],
  [/\b(there|where|here)(of|in|by|upon)\b/i, 'an everyday word'],
];

/** Where a bare 'Who' or 'What' would be a subject: at the start of a sentence, after a semicolon, after 'because' and the like. */
const bareSubject =
  /(?:^|[.!?:]['’]?\s)(?:Who|What)\b(?! an? )|;\s(?:who|what)\b|\b(?:because|so that|although|unless) (?:who|what)\b/g;

/** A copy in which code, links, quotes and marks of emphasis cannot be taken for prose. */
const proseOf = (paragraph: string): string =>
  paragraph
    .replace(/\s+/g, ' ')
    .replace(/`[^`]*`/g, 'it')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\p{L}\d])['‘"][^'’"\n]*['’"](?![\p{L}\d])/gu, 'Quote')
    .replace(/\*\*[^*]+[.:]\*\*|[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .trim();

/**
 * Breaches of the two rules of English in CONTRIBUTING.md that a machine can see in one paragraph: a clause that begins with a
 * bare 'Who' or 'What', and avoided words. A question may begin like that.
 */
export function faultsOfEnglish(paragraph: string): string[] {
  const prose = proseOf(paragraph);
  const clauses = [...prose.matchAll(bareSubject)]
    .map(({ index }) => prose.slice(index).replace(/^\P{L}+/u, ''))
    .filter((clause) => clause.match(/[.!?](?=\s|$)/)?.[0] !== '?')
    .map((clause) => `a clause begins with a bare 'Who' or 'What': ${clause.slice(0, 50)}`);
  const words = avoided.flatMap(([pattern, write]) => {
    const found = prose.match(pattern);
    return found ? [`write ${write} for '${found[0]}': …${prose.slice(found.index).slice(0, 40)}`] : [];
  });
  return [...clauses, ...words];
}

/** The paragraphs, list items and table cells of a Markdown text, without code blocks and headings. */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=[|#])/)
    .filter((part) => !/^\s*#/.test(part))
    .flatMap((part) => (/^\s*\|/.test(part) ? part.split('|') : [part]))
    .map((part) => part.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim());

/** The comments of a source file: blocks, and runs of lines that begin with the mark of a comment. */
export const commentsOf = (source: string): string[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\/|((?:^[ \t]*(?:\/\/|--).*\n?)+)/gm)].map(([, block, lines = '']) =>
    (block === undefined ? lines.replace(/^\s*(?:\/\/|--)/gm, '') : block.replace(/^\s*\*+/gm, '')).trim(),
  );

/** The string literals of a source file that are sentences or titles: more than one word, beginning with a capital. */
export const textsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => /^\p{Lu}\S*\s/u.test(text));
