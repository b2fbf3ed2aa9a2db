import type { Event } from '@serendip/contract/events';
import { pageTitle } from '../../lib/page-title.ts';
import { entryOf } from '../events/entry-of.ts';
import { type EventTexts, textsOf } from '../events/event-texts.ts';
import { folded, isLong } from '../events/folded-description.ts';
import { hasPlace } from '../events/has-place.ts';
import { hostsEvent } from '../events/hosts-event.ts';
import { isWebAddress } from '../events/is-web-address.ts';

/** Fills the placeholders of a text. Placeholders in the event's own texts stay as they are. */
const filled = (text: string, texts: EventTexts): string =>
  text.replace(/\{(\w+)\}/g, (place, key) => (key in texts ? texts[key as keyof EventTexts] : place));

/** The template's card for this user. Hosts have none, nor do people who cannot join at once. */
function cardFor(event: Event, userId: string): string {
  if (event.user_joined) return 'participant';
  if (event.user_waiting) return 'waiting';
  if (hostsEvent(event, userId) || event.user_asked || entryOf(event, userId) !== 'joins') return 'none';
  return hasPlace(event) ? 'guest' : 'full';
}

/** The outermost element that holds nothing but this one. */
function outermostEmpty(element: Element): Element {
  const holder = element.parentElement;
  return holder?.childElementCount === 1 ? outermostEmpty(holder) : element;
}

/** Replaces the content of `root` with the event's texts, until React renders there. */
export function showEarlyEvent(root: HTMLElement, template: HTMLTemplateElement, event: Event, userId: string): void {
  const view = document.importNode(template.content, true);
  const card = cardFor(event, userId);
  for (const part of view.querySelectorAll<HTMLElement>('[data-early]')) if (part.dataset.early !== card) part.remove();
  const texts = textsOf(event);
  for (const link of view.querySelectorAll<HTMLAnchorElement>('a[href^="{"]'))
    if (isWebAddress(texts.link)) link.href = texts.link;
  const nodes = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  const emptied: Element[] = [];
  while (nodes.nextNode()) {
    const text = nodes.currentNode as Text;
    const before = text.data;
    text.data = filled(before, texts);
    if (!text.data) emptied.push(text.parentElement as Element);
    else if (text.data !== before && isLong(text.data)) text.parentElement?.classList.add(folded);
  }
  for (const element of emptied) (element.closest('[data-optional]') ?? outermostEmpty(element)).remove();
  document.title = pageTitle(event.name);
  root.replaceChildren(view);
}
