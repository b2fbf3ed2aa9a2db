import type { Page } from 'playwright-core';
import { pseudoShelf } from './pseudo-language.ts';
import { scenes } from './scenes.ts';
import type { Site } from './site.ts';

/** The first state of each screen: changing the language shows a screen as it is at first. Some are for people who build Serendip. */
const forBuilders = /^\/(?:design-system|privacy|terms|imprint)/;
export const screens = [
  ...new Map(
    scenes
      .filter(({ path }) => !forBuilders.test(path))
      .toReversed()
      .map((scene) => [`${scene.signedOut} ${scene.path}`, scene]),
  ).values(),
];

/** Changes the language of the page, as somebody does in the footer. */
export const speak = (page: Page, language: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    localStorage.setItem('serendip.language', '${language}');
    const end = performance.now() + 20_000;
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
