import type { Welfare } from './welfare.ts';

/** Fills room after room: it starts with the unseated person with the lowest values, then adds the person with the greatest gain. */
export function greedyRooms(welfare: Welfare, sizes: readonly number[]): number[][] {
  const { n } = welfare;
  const standing = new Set(byHope(welfare));
  return sizes.map((size) => {
    const [opener = 0] = standing;
    const room = [opener];
    standing.delete(opener);
    const shares = new Float64Array(n);
    while (room.length < size) {
      const last = room[room.length - 1] as number;
      let best = -1;
      for (const i of standing) {
        shares[i] = (shares[i] as number) + welfare.share(i, last);
        if (best === -1 || (shares[i] as number) > (shares[best] as number)) best = i;
      }
      standing.delete(best);
      room.push(best);
    }
    return room;
  });
}

/** People by the sum of what all others offer them, the least first. */
function byHope(welfare: Welfare): number[] {
  const hope = new Float64Array(welfare.n);
  for (let i = 0; i < welfare.n; i++) {
    for (let j = 0; j < welfare.n; j++) if (j !== i) hope[i] = (hope[i] as number) + Math.max(0, welfare.share(i, j));
  }
  return Array.from(hope.keys()).sort((a, b) => (hope[a] as number) - (hope[b] as number) || a - b);
}
