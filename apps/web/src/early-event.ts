import type { Event } from '@serendip/contract/events';
import { askEarly } from './api/early-read.ts';
import { readToken, readUser } from './api/stored-session.ts';
import { showEarlyEvent } from './features/events/show-early-event.ts';

/**
 * An event's link is what people are sent: the event is asked for beside the scripts, not after them, and what it says of
 * itself stands on the page as soon as it is known, unless React rendered before.
 */
export async function bringEarlyEvent(root: HTMLElement): Promise<void> {
  const path = /^\/events\/[\w-]+$/.exec(location.pathname)?.[0];
  const [token, user] = [readToken(), readUser()];
  if (!path || !token || !user) return;
  const arrivedWith = root.firstElementChild;
  const data = (await askEarly(path, token)) as { event: Event | null } | null;
  const template = document.getElementById('early-event');
  if (!data?.event || data.event.closed || !(template instanceof HTMLTemplateElement)) return;
  if (root.firstElementChild === arrivedWith) showEarlyEvent(root, template, data.event, user.id);
}
