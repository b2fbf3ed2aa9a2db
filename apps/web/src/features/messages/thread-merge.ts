import type { Message } from '@serendip/contract/messages';

type Messages = readonly Message[];

const idsOf = (messages: Messages) => new Set(messages.map((each) => each.id));

/** Whether a page reaches back to what is held already, so that nothing lies between the two. */
export function meets(held: Messages, page: Messages): boolean {
  const ids = idsOf(held);
  return page.some((each) => ids.has(each.id));
}

/**
 * What is held, brought up to date with the newest messages, all oldest first. The page decides the order of what it
 * holds. What was sent after the page was read stays at the end. Without a common message only the page is sure.
 */
export function mergeNewest(held: Messages, page: Messages): Messages {
  if (page.length === 0) return held;
  const ofPage = idsOf(page);
  const from = held.findIndex((each) => ofPage.has(each.id));
  if (from < 0) return page;
  const tail = held.slice(from);
  const sameTail = page.every((each, index) => tail[index]?.id === each.id);
  if (sameTail) return held;
  const known = new Map(tail.map((each) => [each.id, each]));
  return [
    ...held.slice(0, from),
    ...page.map((each) => known.get(each.id) ?? each),
    ...tail.filter((each) => !ofPage.has(each.id)),
  ];
}

/**
 * Puts what of an older page lies before what is held in front of it. Pages move while messages arrive, so a page may
 * hold some of the same messages, and newer ones, which the next read of the newest page brings.
 */
export function mergeOlder(held: Messages, page: Messages): Messages {
  const [first] = held;
  if (!first) return page;
  const ids = idsOf(held);
  const known = page.findIndex((each) => ids.has(each.id));
  const older = known < 0 ? page.filter((each) => each.created_at <= first.created_at) : page.slice(0, known);
  return older.length > 0 ? [...older, ...held] : held;
}

/** A message the server has taken, unless a read brought it first. */
export const addSent = (held: Messages, sent: Message): Messages =>
  held.some((each) => each.id === sent.id) ? held : [...held, sent];

/** The page that holds the messages just before the newest `count`; page 1 is the newest. */
export const olderPage = (count: number, perPage: number): number => Math.floor(count / perPage) + 1;
