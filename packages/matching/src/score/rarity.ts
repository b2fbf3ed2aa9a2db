import type { Person } from './traits.ts';

/**
 * How telling each trait is in this event, 0 to 1: what nearly everyone has says nothing, what few have says much.
 * The few extra imagined people keep it alike in a small and a large event. Natural logarithm of the inverse share,
 * capped: see Spärck Jones 1972 for the idea.
 */
export function rarityOf(persons: Person[]): (key: number) => number {
  const holders = new Map<number, number>();
  for (const { supply, demand, likeness } of persons) {
    const strongest = new Map<number, number>();
    for (const { keys, strengths } of [supply, demand, likeness]) {
      keys.forEach((key, at) => {
        const strength = strengths[at] as number;
        if (strength > (strongest.get(key) ?? 0)) strongest.set(key, strength);
      });
    }
    for (const [key, strength] of strongest) holders.set(key, (holders.get(key) ?? 0) + Math.min(1, strength * 2));
  }
  const imagined = 10;
  const cache = new Map<number, number>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      const share = Math.max(0.5, (holders.get(key) ?? 0) - 0.5) / (persons.length + imagined);
      value = Math.min(1, Math.max(0, Math.log(1 / share) / 4));
      cache.set(key, value);
    }
    return value;
  };
}
