/** Whether the page came with its whole screen in place, as the landing page does: its scripts only have to take it over. */
export const arrivesComplete = (root: HTMLElement): boolean => root.dataset.complete !== undefined;
