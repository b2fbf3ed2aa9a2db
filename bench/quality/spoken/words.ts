const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Words without a subject of their own; they never decide whether a name is true. */
const EMPTY = list(`
a an the and or of to in on at for with from by as is are am was were be been being it its this that these that those there here
i me my mine we us our you your they them their he she his her him who whom whose what which when where how why not no nor so too
very just only also than then but if about into over under after before between during up down out off per via any some all both
each every more most much many few less least other another same such can could would should will may might must do does did done
have has had having get got gets getting go goes going make makes making made want wants wanted like likes look looks looking
looked seek need needs needed find finds let someone somebody anyone anybody something anything thing things stuff sb one ones
people person persons folk folks ppl help helps helping helped support lot lots bit way ways kind kinds sort sorts etc general
good great nice new
und oder der die das den dem des ein eine einen einem einer eines für mit von vom zu zum zur im in am an auf aus bei nach ist sind
ich mich mir wir uns sie ihr ihre mein meine meiner dein jemand jemanden etwas nicht auch suche suchen
el la los las un una unos unas de del al y o u e con sin por para en que se mi mis tu su es soy busco alguien algo como
le les des du et ou avec sans pour dans sur une je mon ma mes ton qui que quelqu quelque
d l s t m re ve ll dont cant didnt isnt im ive id youre theyre w yr yrs year years long pls please lol haha mostly maybe really
actually`);
const GERMAN = list('und für ich mit der die das einen eine meine jemanden suche wer wie nicht von zu');
const SAME = new Map(
  Object.entries({
    maths: 'math',
    mathematics: 'math',
    mathematic: 'math',
    kids: 'kid',
    child: 'kid',
    children: 'kid',
    childrens: 'kid',
    mum: 'mother',
    mums: 'mother',
    mom: 'mother',
    moms: 'mother',
    movie: 'film',
    movies: 'film',
    films: 'film',
    bike: 'bicycle',
    bikes: 'bicycle',
    cycling: 'bicycle',
    app: 'app',
    apps: 'app',
    application: 'application',
    tv: 'television',
    telly: 'television',
    ml: 'machinelearning',
    ai: 'artificialintelligence',
    postgresql: 'postgres',
    e: 'e',
    ecommerce: 'ecommerce',
    shop: 'shop',
    store: 'shop',
    shops: 'shop',
    stores: 'shop',
    cofounder: 'cofounder',
    vc: 'venturecapital',
    phd: 'phd',
    cvs: 'cv',
    resume: 'cv',
    repair: 'fix',
    repairs: 'fix',
    repairing: 'fix',
    fixes: 'fix',
    fixing: 'fix',
    lessons: 'lesson',
    teaching: 'teach',
    teacher: 'teach',
    teachers: 'teach',
    taught: 'teach',
    tutoring: 'tutor',
    coding: 'code',
    coder: 'code',
    photos: 'photo',
    photography: 'photo',
    fotos: 'photo',
    football: 'football',
    soccer: 'football',
    hiking: 'hike',
    walks: 'walk',
    playtests: 'playtest',
    vegetables: 'veg',
    vegetable: 'veg',
    customers: 'customer',
    clients: 'client',
    jobs: 'job',
    works: 'work',
    working: 'work',
    sleeping: 'sleep',
    colour: 'color',
    colours: 'color',
    theater: 'theatre',
    consortia: 'consortium',
    women: 'woman',
    men: 'man',
    people: 'people',
    loaves: 'loaf',
    shelves: 'shelf',
    knives: 'knife',
    actor: 'actor',
    actors: 'actor',
    actress: 'actor',
    actresses: 'actor',
  }),
);
const ENDINGS = 'ship ations ation ating ator ment ings ing ion ers ery er ors or ed en ist ly e y'.split(' ');

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ð/g, 'd')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'`´]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/'/g, '');

const undouble = (word: string): string =>
  /([bdfgklmnprt])\1$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;

export function stem(word: string): string {
  const same = SAME.get(word);
  if (same !== undefined && same !== word) return same;
  let stemmed = singular(word);
  for (let times = 0; times < 2; times += 1) stemmed = withoutEnding(stemmed);
  if (stemmed.length > 4 && stemmed.endsWith('at')) stemmed = stemmed.slice(0, -2);
  return undouble(stemmed);
}

function singular(word: string): string {
  let one = word;
  if (word.length > 4 && word.endsWith('ies')) one = `${word.slice(0, -3)}y`;
  else if (word.length > 4 && /(ss|x|z|ch|sh)es$/.test(word)) one = word.slice(0, -2);
  else if (word.length > 3 && /[^sui]s$/.test(word)) one = word.slice(0, -1);
  return SAME.get(one) ?? one;
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? undouble(word.slice(0, -ending.length)) : word;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/\bco[- ]founders?\b/g, 'cofounder')
    .replace(/\be[- ]commerce\b/g, 'ecommerce')
    .replace(/\bmachine learning\b/g, 'machinelearning')
    .replace(/\bartificial intelligence\b/g, 'artificialintelligence')
    .replace(/\bventure capital\b/g, 'venturecapital')
    .replace(/\bvideo games?\b/g, 'game')
    .replace(/\bweb ?shops?\b/g, 'online shop')
    .replace(/\bonline ?shops?\b/g, 'online shop')
    .replace(/\bback[- ]end\b/g, 'backend')
    .replace(/\bfront[- ]end\b/g, 'frontend')
    .replace(/\b(web|lab|book|data)(sites?|bases?)\b/g, '$1$2')
    .replace(/\byears?[- ]olds?\b/g, 'years')
    .replace(/\bit support\b/g, 'itsupport')
    .replace(/\bstart[- ]ups?\b/g, 'startup')
    .replace(/\bpart[- ]time\b/g, 'parttime')
    .replace(/\bfull[- ]time\b/g, 'fulltime')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export const tokens = (text: string): string[] => plain(text).split(' ').filter(Boolean);

export const isEmpty = (word: string): boolean => EMPTY.has(fold(word));

/** The stems that a phrase is about, each once. */
export function content(phrase: string): string[] {
  const all = tokens(phrase);
  const kept = all.filter((word) => !EMPTY.has(word) && !/^\d+$/.test(word) && (word.length > 1 || word === 'r'));
  return [...new Set((kept.length > 0 ? kept : all).map(stem))];
}

export const isGerman = (text: string): boolean => tokens(text).filter((word) => GERMAN.has(word)).length >= 2;

/** Whether the stems hold this one; in German also as one end of a compound. */
export function hasStem(stems: Set<string>, one: string, german: boolean): boolean {
  if (stems.has(one)) return true;
  if (!german) return false;
  return [...stems].some((other) => {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return short.length >= 4 && long.length - short.length >= 3 && (long.startsWith(short) || long.endsWith(short));
  });
}
