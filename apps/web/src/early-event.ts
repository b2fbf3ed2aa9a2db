import type { Event } from '@serendip/contract/events';
import { askEarly } from './api/early-read.ts';
import { readToken, readUser } from './api/stored-session.ts';
import { showEarlyEvent } from './features/events/show-early-event.ts';

/**
 * Milliseconds that an event has to show before the scripts are asked for. Where it comes within them, it has the line and
 * the processor for itself; on a slow line they leave sooner than it is there, and are waited for no longer than this.
 */
const headStart = 100;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function show(root: HTMLElement, path: string, token: string, userId: string): Promise<void> {
  const arrivedWith = root.firstElementChild;
  const data = (await askEarly(path, token)) as { event: Event | null } | null;
  const template = document.getElementById('early-event');
  if (!data?.event || data.event.closed || !(template instanceof HTMLTemplateElement)) return;
  if (root.firstElementChild !== arrivedWith) return;
  showEarlyEvent(root, template, data.event, userId);
  await painted();
}

/**
 * An event's link is what people are sent: the event is asked for before the scripts, not after them, and what it says of
 * itself stands on the page as soon as it is known, unless React rendered before. Resolves when the scripts' turn has come.
 */
export async function bringEarlyEvent(root: HTMLElement): Promise<void> {
  const path = /^\/events\/[\w-]+(?=\/?$)/.exec(location.pathname)?.[0];
  const [token, user] = [readToken(), readUser()];
  if (!path || !token || !user) return;
  // Whatever is wrong with the answer, the app says so.
  const shown = show(root, path, token, user.id).catch(() => undefined);
  await Promise.race([shown, wait(headStart)]);
}
