import type { MatchCategory } from '../types.ts';
import type { Direction, Reason } from './reason.ts';

/** A reason, or what is left of one. */
export type OfKind = { kind: Reason<unknown>['kind']; direction?: Direction | null };

/** The directions of help that reasons name; null where they name none. */
export function directionsOf(reasons: OfKind[]): MatchCategory | null {
  const names = (direction: Direction): boolean =>
    reasons.some(
      (reason) =>
        reason.kind === 'together' ||
        ((reason.kind === 'plain' || reason.kind === 'half') && reason.direction === direction),
    );
  const [gets, gives] = [names('get'), names('give')];
  if (gets && gives) return 'mutual_connections';
  return gets ? 'can_receive_help' : gives ? 'can_help' : null;
}

/** Whether reasons name something that connects two people, and not only the other person. */
export const connects = (reasons: OfKind[]): boolean => reasons.some(({ kind }) => kind !== 'talk' && kind !== 'does');
