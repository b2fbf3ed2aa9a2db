import type { z } from 'zod';

/** A draft parsed by the schema. Null for a draft of an older version, or one changed by hand. */
export function parsedDraft<T>(schema: z.ZodType<T>, text: string | null): T | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
