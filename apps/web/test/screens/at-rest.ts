import type { Page } from 'playwright-core';

/** An address that nothing is at, so its screen asks for nothing. Here a page waits for the next test, the app running in it. */
export const restingPlace = '/at-rest';
const restingTitle = 'Page not found · Serendip';

/**
 * Runs before a page's own scripts and counts its unanswered calls. Their caller may be gone from the screen, and a
 * call still in the browser would reach the server when another test has the page.
 */
export const countCalls = `{
  const { fetch } = window;
  window.__callsUnderWay = 0;
  window.fetch = (...asked) => {
    window.__callsUnderWay += 1;
    return fetch(...asked).finally(() => { window.__callsUnderWay -= 1; });
  };
}`;

/** As in another tab: somebody signs in, or out. */
const sessionChanged = `dispatchEvent(new StorageEvent('storage', { key: null }));`;
export const signOut = `localStorage.clear(); sessionStorage.clear(); ${sessionChanged}`;
export const signIn = (session: Record<string, string>): string =>
  `Object.assign(localStorage, ${JSON.stringify(session)}); ${sessionChanged}`;

/** As when somebody goes back or on in the browser's history. */
const moveTo = (path: string): string => `
  history.pushState({ usr: null, key: crypto.randomUUID(), idx: 0 }, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));`;

/** Milliseconds. No screen takes as long to come; one that never does is looked for by the test itself. */
const patience = 3_000;

const whenTitle = (is: '===' | '!=='): string => `
  new Promise((resolve) => {
    const end = performance.now() + ${patience};
    const look = () => {
      if (document.title ${is} '${restingTitle}') resolve(true);
      else if (performance.now() > end) resolve(false);
      else requestAnimationFrame(look);
    };
    look();
  })`;

/** Milliseconds. A call that a test never answers is not waited for longer. */
const patienceForCalls = 300;

const whenAnswered = `
  new Promise((resolve) => {
    const end = performance.now() + ${patienceForCalls};
    const look = () => window.__callsUnderWay === 0 || performance.now() > end ? resolve() : setTimeout(look, 5);
    look();
  })`;

/** The effects of a screen that came, or went, have run. */
const afterEffects = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** Leaves the resting place for another address. */
export const setOut = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`{ ${moveTo(path)} } ${whenTitle('!==')}.then(() => ${afterEffects})`);

/** The state that the next test of a page would notice: its content, layers and additions. */
const traces = `[
  ...[document.documentElement, document.body].flatMap((node) => [...node.attributes].map(({ name, value }) => name + '=' + value)),
  ...[...document.body.children].filter(({ localName }) => localName !== 'script' && localName !== 'template').map(({ localName, id }) => localName + '#' + id),
  ...[window, document, navigator].flatMap(Object.getOwnPropertyNames).filter((name) => !/^(_|on|orientation|axe$|elementsFromPoint$)/.test(name)),
  document.activeElement.localName,
  document.body.innerText,
  localStorage.length + sessionStorage.length,
  window.__callsUnderWay,
].join('\\n')`;

/** An app forgets what it has read when another user takes over, and else keeps it for the next test. */
const somebodyElse = JSON.stringify({ id: 'somebody-else', email: null, alias: 'somebody-else' });

/** Goes to the resting page, forgets and signs out. Returns its state, to compare with an unused page. */
export const comeToRest = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    ${moveTo(restingPlace)}
    for (const dismiss of document.querySelectorAll('section[aria-label=Notifications] button')) dismiss.click();
    await ${whenTitle('===')};
    await ${whenAnswered};
    ${signIn({ 'serendip.user': somebodyElse, 'serendip.token': 'token-of-somebody-else' })}
    ${signOut}
    await ${afterEffects};
    document.activeElement?.blur();
    return ${traces};
  })()`);
