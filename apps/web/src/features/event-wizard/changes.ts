/** The fields whose values differ. */
export const changesOf = <T extends object>(now: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof T])),
  ) as Partial<T>;
