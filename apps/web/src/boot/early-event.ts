import type { Event } from '@serendip/contract/events';
import { prefetch } from '../api/prefetch.ts';
import { readToken, readUser } from '../api/stored-session.ts';
import { showEarlyEvent } from '../features/early-event/show-early-event.ts';
import { spokenLanguage, takeTexts } from '../language/shelves.ts';
import { wordMeanwhileWith } from '../language/translators.ts';
import { earlyTranslator } from './early-translator.ts';

/**
 * Milliseconds the event gets before the scripts start to load. On a fast line it arrives in that time and has the
 * network and the processor to itself. On a slow line the scripts do not wait longer than this.
 */
const headStart = 100;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function show(root: HTMLElement, path: string, token: string, userId: string): Promise<void> {
  const arrivedWith = root.firstElementChild;
  const data = (await prefetch(path, token)) as { event: Event | null } | null;
  const template = document.getElementById('early-event');
  // The page's template is in the language that the browser asked for.
  if (document.documentElement.lang !== spokenLanguage()) return;
  if (!data?.event || data.event.closed || data.event.over || !(template instanceof HTMLTemplateElement)) return;
  if (root.firstElementChild !== arrivedWith) return;
  takeTexts(JSON.parse(template.dataset.texts ?? '{}'));
  wordMeanwhileWith(earlyTranslator);
  showEarlyEvent(root, template, data.event, userId);
  await painted();
}

/** Asks before the scripts load whether guests may join. */
function askForInvitation(path: string): void {
  const here = new URLSearchParams(location.search).get('here');
  void prefetch(`${path}/invitation${here ? `?${new URLSearchParams({ here })}` : ''}`, readToken());
}

/**
 * People arrive by the link of an event, so the event loads before the scripts and shows as soon as it is here, unless
 * React has rendered first. Resolves when the scripts may load.
 */
export async function showEventFirst(root: HTMLElement): Promise<void> {
  const path = /^\/events\/[\w-]+(?=\/?$)/.exec(location.pathname)?.[0];
  const [token, user] = [readToken(), readUser()];
  if (path && !user) askForInvitation(path);
  if (!path || !token || !user) return;
  // If the answer is bad, the app shows the error later.
  const shown = show(root, path, token, user.id).catch(() => undefined);
  await Promise.race([shown, wait(headStart)]);
}
