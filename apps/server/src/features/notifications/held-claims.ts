import type { Db } from '../../db/database.ts';
import { type Claimed, lease, renew } from './claim.ts';

/** Milliseconds between renewals. */
const renewal = (lease / 4) * 1_000;
/**
 * Milliseconds without a renewal, as in a paused process, after which claims count as lost. Less than the time after
 * which others take them.
 */
const trust = (lease / 4) * 3_000;

/** The claims of this process, renewed while it has them. */
export interface HeldClaims {
  hold(one: Claimed): void;
  letGo(one: Claimed): void;
  /** Another process has the claim, or will get it. */
  isLost(one: Claimed): boolean;
  stop(): void;
}

export function holdClaims(db: Db): HeldClaims {
  const held = new Set<Claimed>();
  const lost = new WeakSet<Claimed>();
  let renewedAt = performance.now();
  const renewing = setInterval(() => {
    const at = performance.now();
    const asked = [...held];
    renew(db, asked).then(
      (kept) => {
        renewedAt = at;
        for (const one of asked) if (!kept.has(one.delivery_id)) lost.add(one);
      },
      // Sending itself fails if the database is down.
      () => undefined,
    );
  }, renewal);
  return {
    hold: (one) => void held.add(one),
    letGo: (one) => void held.delete(one),
    isLost: (one) => lost.has(one) || performance.now() - renewedAt > trust,
    stop: () => clearInterval(renewing),
  };
}
