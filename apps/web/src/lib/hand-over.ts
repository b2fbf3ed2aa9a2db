/** True where the browser can share an address with other apps. Most desktop browsers and pages without TLS cannot. */
export const canHandOver = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Closing it is not an error. */
export const handOver = (url: string): void => {
  navigator.share({ url }).catch(() => undefined);
};
