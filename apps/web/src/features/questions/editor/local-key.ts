let count = 0;

/** A key for something the server has not named yet. It differs from those of earlier visits, which drafts may hold. */
export function localKey(): string {
  count += 1;
  return `local-${Date.now().toString(36)}-${count}`;
}
