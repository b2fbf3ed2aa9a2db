type Reporter = (error: unknown, where: string) => void;

let reporter: Reporter = () => {};

/** Who wants to hear of render errors; nobody until an analytics service is set up. */
export const setErrorReporter = (next: Reporter): void => {
  reporter = next;
};

export const reportError: Reporter = (error, where) => reporter(error, where);
