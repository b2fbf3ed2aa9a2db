/** FNV-1a over UTF-16 units, 32 bits, with a final mix so that near ids land far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Positions of `ids` sorted by a hash of the id: an order that depends on who takes part alone, so that index-based
 * work gives the same result however the people were handed over, and that favours neither early nor late sign-ups.
 */
export function canonicalOrder(ids: readonly string[]): number[] {
  const keyed = ids.map((id, position) => ({ id, position, hash: hashOf(id) }));
  keyed.sort((a, b) => a.hash - b.hash || (a.id < b.id ? -1 : 1));
  return keyed.map(({ position }) => position);
}
