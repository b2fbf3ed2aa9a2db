const last = new Map<string, Promise<unknown>>();

/** Runs tasks of one name one after the other. In the database they would wait, too, each with a connection. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(name) ?? Promise.resolve()).then(work);
  const over = mine.then(
    () => undefined,
    () => undefined,
  );
  last.set(name, over);
  over.then(() => {
    if (last.get(name) === over) last.delete(name);
  });
  return mine;
}
