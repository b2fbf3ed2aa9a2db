import { contactDetails } from '@serendip/matching/text/contact-details';

/** Cleans people's texts for a model: no invisible characters, role markers, contact details or names of the person. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
/** Looks for a speaker's name before the text in front of it, so that long lines take linear time. */
const ROLE_MARKERS =
  /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user|tool|s)>|(?=(?:system|assistant|user|developer|human|ai)\s*:)(?<=(?:^|[\n.!?])[#*\s]*)\w+\s*:|`{3,}/gi;

/** Skills that look like addresses stay: 'ASP.NET', 'Socket.io'. */
const BARE_ADDRESSES =
  /(?<![\p{L}\p{N}_.-])(?!(?:asp|vb|ado|ml)\.net(?![\w/])|(?:socket|draw)\.io(?![\w/]))(?:[\p{L}\p{N}_-]+\.)+(?:(?:com|org|net|edu|gov|eu|de|at|ch|fr|es|it|nl|be|pl|se|dk|uk|ie|us|ca|au|in|br|jp|cn|ru|info|biz|io|co|me|ai|app|dev|link|page|site|online|shop|blog|social|gg|tv|ly|xyz)(?![\p{L}\p{N}_-])(?:[/:?#]\S*)?|\p{L}{2,}\/\S*)/giu;
const HANDLES =
  /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_][\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}_.])[\p{L}\p{N}_.]{2,32}#\d{4}(?!\d)|\b(?:insta(?:gram)?|telegram|snap(?:chat)?|tiktok|discord|whatsapp|twitter|mastodon|skype)\s?[:=]\s?\S+/giu;

/** Letters of names without spaces between words have no borders. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Parts of names that are common words. */
const PARTICLES = /^(?:de|da|di|del|la|le|el|al|van|von|den|der|bin|ben|the|of|and|und|y|e)$/iu;
/** A longer name is a sentence, of which only the whole and the first word are cut. */
const MOST_PARTS = 4;

/** Matches a person's names, and the parts of those that are not one word such as an alias. Undefined without any. */
function patternOf(names: readonly string[]): RegExp | undefined {
  const cut = names.flatMap((given) => {
    const name = given.normalize('NFKC').trim().replace(/\s+/g, ' ');
    const parts = name.split(/[\s,]+/).filter((part) => part.length > 1 && !PARTICLES.test(part));
    return [name, ...(parts.length > MOST_PARTS ? parts.slice(0, 1) : parts)];
  });
  const found = [...new Set(cut)].filter((name) => name.length > 1).sort((one, other) => other.length - one.length);
  if (found.length === 0) return undefined;
  const one = (name: string): string => {
    const text = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');
    return UNSPACED.test(name) ? text : `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`;
  };
  return new RegExp(found.map(one).join('|'), 'giu');
}

/** Cuts the names of one person. */
export function nameCutter(names: readonly string[] = []): (text: string) => string {
  const pattern = patternOf(names);
  return (text) => (pattern ? text.replace(pattern, ' ') : text);
}

/** One line of well-formed text, at most `longest` UTF-16 units. Addresses go first: with a name cut out of one, its rest would stay. */
export function textForModel(text: string, longest: number, cutNames = nameCutter()): string {
  return cutNames(
    text
      .normalize('NFKC')
      .replace(ROLE_MARKERS, '\n')
      .replace(INVISIBLE, ' ')
      .replace(contactDetails, ' ')
      .replace(BARE_ADDRESSES, ' ')
      .replace(HANDLES, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
