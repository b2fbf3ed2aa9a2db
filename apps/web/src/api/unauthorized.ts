/** The global signal that the session has ended. It carries no data: listeners ask the session store. */
const signal = 'unauthorized';

export const raiseUnauthorized = (): boolean => window.dispatchEvent(new CustomEvent(signal));

export function onUnauthorized(listener: () => void): () => void {
  window.addEventListener(signal, listener);
  return () => window.removeEventListener(signal, listener);
}
