import type { Ground } from './ground.ts';
import { has, help, offers, serves, touches, wanted } from './phrases.ts';
import { MOST_WORDS, one } from './wording.ts';

/** Sentences about help. `turn` chooses among wordings of equal meaning. */

/** Who gives and who gets, as the reader calls them. */
interface Parties {
  Giver: 'They' | 'You';
  giver: string;
  Getter: 'They' | 'You';
  getter: string;
  /** The getter as an object. */
  whom: string;
}
const YOU_GET: Parties = { Giver: 'They', giver: 'they', Getter: 'You', getter: 'you', whom: 'you' };
const YOU_GIVE: Parties = { Giver: 'You', giver: 'you', Getter: 'They', getter: 'they', whom: 'them' };

export const youGet = (ground: Ground, turn: number): string => helping(ground, YOU_GET, turn);
export const youGive = (ground: Ground, turn: number): string => helping(ground, YOU_GIVE, turn);

function helping({ kind, asked, given }: Ground, parties: Parties, turn: number): string {
  switch (kind) {
    case 'offered':
      return one(turn, offered(given, parties));
    case 'known':
      return one(turn, known(given, parties));
    case 'linked':
      return one(turn, linked(asked, given, parties), MOST_WORDS, [mayServe(has(given), parties)]);
    case 'helping':
      return one(turn, mayHelp(asked, given, parties), MOST_WORDS, [mayServe(touches(given), parties)]);
    default:
      return one(turn, touched(given, parties));
  }
}

type Topic = Ground['given'];

/** What one looks for and the other offers. */
function offered(topic: Topic, { Giver, giver, Getter, getter, whom }: Parties): string[] {
  const { kind, name, does } = topic;
  const canHelp = `${Giver} can ${help(topic, whom)}.`;
  if (kind === 'doing') return [canHelp, `${Getter} want to ${does}; ${giver} know how.`];
  if (kind === 'person')
    return name.startsWith('a ')
      ? [`${Getter} look for ${name}; ${giver} may be the one.`]
      : [`${Getter} look for ${name}; ${giver} can help there.`, canHelp];
  const said = `${Giver} ${offers(topic)}. ${Getter}'re looking for that.`;
  if (kind === 'give' || kind === 'space')
    return [
      said,
      `${Getter} look for ${name}; ${giver} offer that.`,
      `${Giver} ${offers(topic)}, just what ${getter} need.`,
    ];
  return [said, canHelp, `${Getter} look for ${wanted(topic)}; ${giver} offer it.`];
}

/** What one looks for and the other knows by doing it. */
function known(topic: Topic, { Giver, giver, Getter, whom }: Parties): string[] {
  const { kind, name, does, one: single } = topic;
  if (single) return [`${Giver} are ${single}. ${Getter}'re looking for one.`];
  if (kind === 'person') return [`${Getter} look for ${name}; ${giver} know that world.`];
  if (kind === 'doing')
    return [`${Getter} want to ${does}; ${giver} know how.`, `${Giver} know how to ${does}, and can tell ${whom}.`];
  if (kind === 'situation') return [`${Giver} know ${name} first-hand, and ${Getter.toLowerCase()} ask about that.`];
  return [
    `${Giver} ${has(topic)}. That's what ${Getter.toLowerCase()} asked for.`,
    `${Getter} ask about ${name}; ${giver} know that first-hand.`,
    `${Giver} ${has(topic)}, and ${Getter.toLowerCase()} could use that.`,
  ];
}

/** Both are said outright, and what one has helps with what the other looks for. */
function linked(asked: Topic, given: Topic, { Giver, giver, Getter, whom }: Parties): string[] {
  const plain = `${Getter} look for ${wanted(asked)}; ${giver} ${has(given)}.`;
  if (wanted(asked) === asked.name) return [plain];
  return [
    plain,
    `${Giver} ${has(given)}, which ${serves(asked, whom)}.`,
    `${Giver} ${has(given)}. That ${serves(asked, whom)}.`,
  ];
}

/** One touches on a subject, and the other on one that can help there. */
const mayHelp = (asked: Topic, given: Topic, { Giver, giver, Getter }: Parties): string[] => [
  `${Giver} ${touches(given)}; that may help with ${asked.name}.`,
  `${Getter} ask about ${asked.name}; ${giver} ${touches(given)}.`,
];

/** For names too long to stand in one sentence. */
const mayServe = (held: string, { Giver, whom }: Parties): string => `${Giver} ${held}. That may help ${whom}.`;

/** Both touch on one subject, from its two ends. */
function touched(topic: Topic, { Giver, Getter, getter, whom }: Parties): string[] {
  return [
    `${Giver} ${touches(topic)}. ${Getter} could use that.`,
    `${Giver} may ${help(topic, whom)}.`,
    Giver === 'They' ? `They ${touches(topic)}; ask away.` : `You ${touches(topic)}; expect questions.`,
    `${Giver} ${touches(topic)}, and ${getter} have questions there.`,
  ];
}

/** A second thing in the same direction. */
export function also({ kind, given }: Ground, giver: 'They' | 'You', turn: number): string {
  if (kind === 'field' || kind === 'helping') return one(turn, [`${giver} ${touches(given)}, too.`]);
  const does = kind === 'offered' ? offers(given) : has(given);
  return one(turn, [`${giver} also ${does}.`, `${giver} ${does}, too.`]);
}

export const youGetUnnamed = (turn: number): string =>
  one(turn, ['They may well have what you need.', 'Much of what they do fits what you need.']);

export const youGiveUnnamed = (turn: number): string =>
  one(turn, ['You may well have what they need.', 'Much of what you do fits what they need.']);

export const bothUnnamed = (turn: number): string =>
  one(turn, ['Each of you may have what the other came for.', 'You two may well help each other.']);

/** For a match whose two directions are about the same topic. */
export const likewise = (turn: number): string => one(turn, ['You can return the favour.', 'It goes both ways.']);

/** For a match that goes both ways, but one of them by many small things. */
export const unclearGift = (turn: number): string =>
  one(turn, [
    'Find out what they could use from you.',
    'Ask what you could do for them.',
    'See what they could use in return.',
  ]);

export const unclearGain = (turn: number): string =>
  one(turn, [
    'Find out what they could do for you.',
    'Ask what they could do for you.',
    'See what they could do for you.',
  ]);
