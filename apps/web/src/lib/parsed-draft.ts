import type { z } from 'zod';

/** What a draft holds, as this schema has it. Null for a draft by an older version, or changed by hand. */
export function parsedDraft<T>(schema: z.ZodType<T>, text: string | null): T | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
