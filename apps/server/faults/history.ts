import assert from 'node:assert/strict';

/**
 * The clients' records of their writes. After any fault, everything acknowledged is stored, everything stored was
 * attempted, and nothing is stored twice.
 */
export class History {
  readonly attempted = new Map<string, Set<string>>();
  readonly acknowledged = new Map<string, Set<string>>();

  attempt(kind: string, key: string): void {
    setOf(this.attempted, kind).add(key);
  }

  acknowledge(kind: string, key: string): void {
    setOf(this.acknowledged, kind).add(key);
  }

  /** The writes acknowledged by now. A backup that starts now must contain them. */
  acknowledgedSoFar(): Map<string, Set<string>> {
    return new Map([...this.acknowledged].map(([kind, keys]) => [kind, new Set(keys)]));
  }

  count(of: 'attempted' | 'acknowledged'): number {
    return [...this[of].values()].reduce((sum, keys) => sum + keys.size, 0);
  }

  /** Throws with examples if the stored keys of a kind break the rule. */
  check(kind: string, stored: string[], leastAcknowledged = this.acknowledged): void {
    const once = new Set(stored);
    const twice = stored.length - once.size;
    const attempted = setOf(this.attempted, kind);
    const lost = [...setOf(leastAcknowledged, kind)].filter((key) => !once.has(key));
    const invented = [...once].filter((key) => !attempted.has(key));
    assert.equal(lost.length, 0, `${kind}: ${lost.length} acknowledged but not stored, such as ${lost[0]}`);
    assert.equal(invented.length, 0, `${kind}: ${invented.length} stored but never attempted, such as ${invented[0]}`);
    assert.equal(twice, 0, `${kind}: ${twice} stored twice`);
  }
}

function setOf(map: Map<string, Set<string>>, kind: string): Set<string> {
  const known = map.get(kind);
  if (known) return known;
  const made = new Set<string>();
  map.set(kind, made);
  return made;
}
