import type { Message } from '@serendip/contract/messages';

type Messages = readonly Message[];

const idsOf = (messages: Messages) => new Set(messages.map((each) => each.id));

/** True if a page overlaps the loaded messages, so that there is no gap. */
export function meets(held: Messages, page: Messages): boolean {
  const ids = idsOf(held);
  return page.some((each) => ids.has(each.id));
}

/**
 * Merges the newest page into the loaded messages, all oldest first. The page decides the order of its messages.
 * Messages sent after the page was read stay at the end. Without a common message only the page is kept.
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
 * Puts the older messages of a page before the loaded ones. Pages shift while messages arrive, so a page may repeat
 * some messages, or have newer ones, which the next read of the newest page brings.
 */
export function mergeOlder(held: Messages, page: Messages): Messages {
  const [first] = held;
  if (!first) return page;
  const ids = idsOf(held);
  const known = page.findIndex((each) => ids.has(each.id));
  const older = known < 0 ? page.filter((each) => each.created_at <= first.created_at) : page.slice(0, known);
  return older.length > 0 ? [...older, ...held] : held;
}

/** Adds a message the server has accepted, unless a read brought it first. */
export const addSent = (held: Messages, sent: Message): Messages =>
  held.some((each) => each.id === sent.id) ? held : [...held, sent];

/** The page with the messages just before the newest `count`. Page 1 is the newest. */
export const olderPage = (count: number, perPage: number): number => Math.floor(count / perPage) + 1;
