import { patience } from '@serendip/test-kit/patience';
import type { Page } from 'playwright-core';
import { pseudoShelf } from './pseudo-language.ts';
import { scenes } from './scenes.ts';
import type { Site } from './site.ts';

/** The first state of each screen: what people have opened or typed is gone once the language changes. Some are for people who build Serendip. */
const forBuilders = /^\/(?:design-system|privacy|terms|imprint)/;
const firsts = [
  ...new Map(
    scenes
      .filter(({ path }) => !forBuilders.test(path))
      .toReversed()
      .map((scene) => [`${scene.signedOut} ${scene.path}`, scene]),
  ).values(),
];

/** Other states of the same addresses, which come from what the server says and so stay when the language changes. */
const others = new Set([
  'wizard, questions',
  'wizard, review of one-sided questions',
  'event, joined, asked back',
  'event, joined, rooms by round',
  'event, waiting',
  'event, closed, joined',
  'host, too few participants',
  'host, rounds',
  'host, people',
  'evening, doors, not here',
  'evening, round, the last seconds',
  'evening, over, the follow-up',
  'console, doors, no run',
  'console, asks before round 1',
  'console, round',
]);
export const screens = [...firsts, ...scenes.filter((scene) => others.has(scene.name) && !firsts.includes(scene))];

/** Changes the language of the page, as somebody does in the footer. */
export const speak = (page: Page, language: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    localStorage.setItem('serendip.language', '${language}');
    const end = performance.now() + ${patience};
    const look = () => {
      // The landing page shows before the scripts that listen have loaded.
      dispatchEvent(new Event('languagechange'));
      if (document.documentElement.lang === '${language}' && document.querySelector('main')) setTimeout(resolve, 100);
      else if (performance.now() > end) reject(new Error('The language did not change'));
      else setTimeout(look, 50);
    };
    look();
  })`);

/** The pseudo-language, 40 % longer than English, stands in for French. */
export function speakPseudo(page: Page, site: Site): Promise<unknown> {
  site.inPlaceOfFrench = pseudoShelf;
  return speak(page, 'fr');
}
