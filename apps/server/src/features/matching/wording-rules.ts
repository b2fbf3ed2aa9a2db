/**
 * When another wording of a reason may stand in its place: it says nothing but the same topics in the same direction.
 * All its other words come from a closed list, so that no name, number, address or answer can slip in.
 */

const LONGEST = 200;

/** Words for giving and for seeking, by which a sentence's direction is told. */
const GIVING = new Set(
  'help helps offer offers give gives giving bring brings know knows teach show explain provide provides support supports contribute'.split(
    ' ',
  ),
);
const SEEKING = new Set(
  'looking look seek seeks seeking search searching need needs want wants wanted asked hope hoping after wish wishes miss lack lacks'.split(
    ' ',
  ),
);
const OTHERS = new Set(
  `a about according all also an and another are as ask at away be because been before being best between both bring
  brought business by came can careful chat closely come comes common conversation could do does each else end
  especially every exactly experience experienced experiences few find finds first firsthand fit fits for from get gets
  go good great ground hand has have having here how idea if in inside interested interest interests into is it its just
  kind know let lies like likely list little lot made make makes many match may maybe meet meets might more mostly much
  nice no not now of on one or other others out over own part people perhaps person place point practical really right
  same say share shared shares sharing so some somebody someone something start starting still such surprised take talk
  tell that the their them themselves then there they thing things this time to today together topic topics too touch up
  us use useful very way we well what when where which while who whom will with within work working would yet you your
  yours yourself yourselves theirs theyre youre hear learn learning swap trade exchange meeting introduce happy glad
  worth bit both either`.split(/\s+/),
);
const YOU = new Set(['you', 'your', 'yours', 'yourself', 'youre']);
const THEY = new Set(['they', 'them', 'their', 'theirs', 'theyre']);

const PERMITTED = /^[\p{L}\s'’,.;:()\-–—/&+#]+$/u;

/** `topics`: what the template names, in any case. `taken`: four words in a row of any answer, see `runsOf`. */
export function isFaithful(template: string, wording: string, topics: string[], taken: Set<string>): boolean {
  if (wording.length > LONGEST || wording.length < 10 || /[\n\r]/.test(wording)) return false;
  const [said, rest] = withoutTopics(wording, topics);
  if (said.length !== topics.length || !PERMITTED.test(rest.replaceAll('\0', ' '))) return false;
  const words = wordsOf(rest);
  const own = new Set(wordsOf(template));
  if (words.some((word) => !isPlain(word) && !own.has(word))) return false;
  if (runsOf(rest).some((run) => taken.has(run))) return false;
  return directionOf(rest) === directionOf(withoutTopics(template, topics)[1]);
}

const isPlain = (word: string): boolean => OTHERS.has(word) || GIVING.has(word) || SEEKING.has(word);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/\p{L}+/gu) ?? [];

/** Every four words in a row, never across a topic. */
export function runsOf(text: string): string[] {
  return text.split('\0').flatMap((part) => {
    const words = wordsOf(part);
    return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
  });
}

/** The topics found, and the sentence with a gap for each. */
function withoutTopics(sentence: string, topics: string[]): [string[], string] {
  let rest = sentence;
  const found = topics.filter((topic) => {
    const at = rest.toLowerCase().indexOf(topic.toLowerCase());
    if (at >= 0) rest = `${rest.slice(0, at)}\0${rest.slice(at + topic.length)}`;
    return at >= 0;
  });
  return [found, rest.replaceAll(/\0+/g, '\0')];
}

/** Which way the help goes: the nearest person named before each word of giving or seeking says it. */
function directionOf(sentence: string): string {
  const found = new Set<string>();
  let who = 'nobody';
  for (const word of wordsOf(sentence)) {
    if (YOU.has(word)) who = 'you';
    else if (THEY.has(word)) who = 'they';
    else if (GIVING.has(word)) found.add(who === 'you' ? 'they' : who === 'they' ? 'you' : who);
    else if (SEEKING.has(word)) found.add(who);
  }
  return [...found].sort().join(' ');
}
