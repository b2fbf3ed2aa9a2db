interface Versioned {
  version: number;
  fieldVersions: Record<string, number>;
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The version columns after a change of fields. A change that alters nothing is none, so that a repeated call is harmless. */
export function versionsAfter<T extends object>({ version, fieldVersions }: Versioned, before: T, after: T): Versioned {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter((field) => differ(before[field], after[field]));
  if (changed.length === 0) return { version, fieldVersions };
  const next = version + 1;
  return { version: next, fieldVersions: { ...fieldVersions, ...Object.fromEntries(changed.map((f) => [f, next])) } };
}

/** Whether somebody changed a field after `since`, which these changes would overwrite. */
export const isOvertaken = (
  { fieldVersions }: Versioned,
  since: number | undefined,
  before: object,
  changes: object,
): boolean =>
  since !== undefined &&
  Object.entries(changes).some(
    ([field, value]) =>
      value !== undefined &&
      (fieldVersions[field] ?? 1) > since &&
      differ((before as Record<string, unknown>)[field], value),
  );
