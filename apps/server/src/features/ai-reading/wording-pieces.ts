/**
 * What a reworded reason may be put together from: whole pieces, each of which says who gives or who seeks in the reason's own
 * direction, or says nothing by itself. No piece denies, judges, asks for anything or speaks of anything but the topic, so
 * that no order of pieces does.
 */

/** From the reader's side: they get help, they give it, or both have to do with the topic. */
export type Direction = 'get' | 'give' | 'share';

/** Stands for a topic. */
export const TOPIC = 'T';

/** Written out, one piece for each choice: `{a|b}`; an empty choice may be left out. */
const written = (pattern: string): string[] => {
  const choice = /\{([^{}]*)\}/.exec(pattern);
  if (!choice) return [pattern.replaceAll(/\s+/g, ' ').trim()];
  const [whole, options = ''] = choice;
  return options.split('|').flatMap((option) => written(pattern.replace(whole, () => option)));
};

const may = '{|can|could|may|might}';

/** `giver` and `seeker` as subjects, `to` the seeker as an object. */
const helping = (giver: string, seeker: string, to: string): string[] => [
  `${giver} ${may} {|also} {offer|bring|provide} {|it}`,
  `${giver} ${may} {|also} offer ${to} something`,
  `${giver} ${may} {|well|also} {help|support} ${to}`,
  `${giver} ${may} {|well|also} help`,
  `${giver} {can|could|may|might} be {of help|of use|useful} {|to ${to}}`,
  `${giver} ${may} {|well} {know|have {|first-hand} experience {with|in}} ${TOPIC}`,
  `${giver} {know it|know ${TOPIC}} {|at first hand|from the inside}`,
  `${giver} ${may} {|well} have {something|something useful|something to offer} {|for ${to}}`,
  `${giver} bring {|first-hand} experience {|with ${TOPIC}}`,
  `${seeker} {are|are currently} {looking|searching} for`,
  `${seeker} are {seeking|after}`,
  `${seeker} {need|seek}`,
  `${seeker} asked for ${TOPIC}`,
  `${seeker} {want|would like} to {know|learn|hear} {|more} about ${TOPIC}`,
];

const SHARING = [
  `you {|both|two|two both} have to do with ${TOPIC}`,
  `you {|both|two|two both} share {|an interest in|experience with|the topic of} ${TOPIC}`,
  `you {|both|two|two both} have ${TOPIC} in {common|your answers}`,
  `both of you have {to do with ${TOPIC}|${TOPIC} in your answers|${TOPIC} in common}`,
  `${TOPIC} {is|is something|is a topic} {you {|both|two} {share|have in common}|in both your answers}`,
  `you {|both} {mention|mentioned|wrote about|bring up} ${TOPIC}`,
  `as a topic`,
];

/** Between the pieces; without a person, a verb of giving or seeking, a judgement or a denial in them. */
const JOINING = [
  TOPIC,
  `{with|around|about|on|in|when it comes to} ${TOPIC}`,
  `{has to do with|comes close to} ${TOPIC}`,
  `{meet|meets|seem to meet} {in|around|at} ${TOPIC}`,
  'it seems {near|close to}',
  '{it|this|that|which} is',
  'is {|just|exactly}',
  'that is where',
  '{|just|exactly} {what|that|something}',
  'and',
  'there',
];

const PIECES: Record<Direction, string[]> = {
  get: [...helping('they', 'you', 'you'), `ask them about ${TOPIC}`, ...JOINING],
  give: [...helping('you', 'they', 'them'), `tell them about ${TOPIC}`, ...JOINING],
  share: [...SHARING, '{it|that} is', 'and', TOPIC],
};

export const piecesOf = (direction: Direction): string[] => [...new Set(PIECES[direction].flatMap(written))];
