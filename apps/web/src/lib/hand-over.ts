/** Phones can pass an address on to other apps; most desktop browsers, and pages without TLS, cannot. */
export const canHandOver = (): boolean => typeof navigator.share === 'function';

/** Opens the device's own choice of apps. Closing it is no failure. */
export const handOver = (url: string): void => {
  navigator.share({ url }).catch(() => undefined);
};
