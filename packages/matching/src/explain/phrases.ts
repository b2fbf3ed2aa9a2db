import type { Telling } from '../lexicon/telling.ts';

/** Pieces of sentences, made of a topic by its kind. Verbs stand as they follow 'they' and 'you'. */

/** What somebody does, is or knows who surely has the topic. */
export function has({ kind, name, does, one }: Telling): string {
  if (one) return `are ${one}`;
  if (kind === 'doing') return `know how to ${does}`;
  if (does) return does;
  if (kind === 'situation') return `know ${name} first-hand`;
  return kind === 'place' || kind === 'person' ? `know ${name}` : `know about ${name}`;
}

/** What somebody offers who said so. */
export function offers(topic: Telling): string {
  const { kind, name, does } = topic;
  if (does === undefined && (kind === 'give' || kind === 'space')) return `offer ${name}`;
  return kind === 'person' ? `know ${name}` : has(topic);
}

/** What somebody knows about who touches on the topic. */
export const touches = ({ kind, name }: Telling): string =>
  kind === 'place' || kind === 'language' ? `know ${name}` : `know about ${name}`;

/** What is looked for: the thing itself where it can be had, or help with it. */
export const wanted = ({ kind, name }: Telling): string => (isHad(kind) ? name : `help with ${name}`);

/** How a helper serves who looks for the topic; `whom` is 'you' or 'them'. */
export const serves = ({ kind, name, does }: Telling, whom: string): string =>
  kind === 'doing' ? `helps ${whom} ${does}` : `helps with ${name}`;

/** 'help you find suppliers', 'help you with bookkeeping'. */
export function help({ kind, name, does }: Telling, whom: string): string {
  if (kind === 'doing') return `help ${whom} ${does}`;
  return kind === 'person' ? `help ${whom} find ${name}` : `help ${whom} with ${name}`;
}

const isHad = (kind: Telling['kind']): boolean => kind === 'person' || kind === 'space' || kind === 'give';
