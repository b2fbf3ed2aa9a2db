/** Milliseconds that a test waits for what comes by itself, a mail or a match run: enough on a machine with other work. */
export const patience = 120_000;
