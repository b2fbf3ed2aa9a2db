let count = 0;

/** A key for something without a server id yet. It differs from keys of earlier visits, which drafts may hold. */
export function localKey(): string {
  count += 1;
  return `local-${Date.now().toString(36)}-${count}`;
}
