/** True when the page holds its whole screen already, as the landing page does: scripts only hydrate it. */
export const isPrerendered = (root: HTMLElement): boolean => root.dataset.complete !== undefined;
