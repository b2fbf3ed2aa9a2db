import type { Event } from '@serendip/contract/events';
import { pageTitle } from '../../lib/page-title.ts';
import { filled } from './early-event-places.ts';
import { wordsOf } from './event-words.ts';
import { folded, isLong } from './folded-description.ts';

/** Who looks at an event decides which of the early event's cards is theirs; a host's is not among them. */
function cardFor(event: Event, userId: string): string {
  if (event.user_joined) return 'participant';
  return event.created_by?.id === userId ? 'host' : 'guest';
}

/** What holds nothing but this element. */
function outermostEmpty(element: Element): Element {
  const holder = element.parentElement;
  return holder?.childElementCount === 1 ? outermostEmpty(holder) : element;
}

/** Puts what is known of an event onto the page, in place of whatever is in `root`, until React renders there. */
export function showEarlyEvent(root: HTMLElement, template: HTMLTemplateElement, event: Event, userId: string): void {
  const view = document.importNode(template.content, true);
  const card = cardFor(event, userId);
  for (const part of view.querySelectorAll<HTMLElement>('[data-early]')) if (part.dataset.early !== card) part.remove();
  const words = wordsOf(event);
  const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  const emptied: Element[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const before = text.data;
    text.data = filled(before, words);
    if (!text.data) emptied.push(text.parentElement as Element);
    else if (text.data !== before && isLong(text.data)) text.parentElement?.classList.add(folded);
  }
  for (const element of emptied) outermostEmpty(element).remove();
  document.title = pageTitle(event.name);
  root.replaceChildren(view);
}
