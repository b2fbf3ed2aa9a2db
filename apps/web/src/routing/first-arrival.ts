let arrive: () => void = () => undefined;

/** Resolves once the first screen is in the page, its markup hydrated. */
export const firstArrival = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** Called by each screen that has mounted. */
export const arrived = (): void => arrive();
