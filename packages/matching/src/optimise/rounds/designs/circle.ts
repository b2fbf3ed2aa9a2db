/**
 * A round robin of an even number of people by the circle method (Kirkman 1847; É. Lucas, 1883): one stays, the others go
 * round, and who is opposite is met. n − 1 rounds in which everyone meets everyone.
 */
export function circleRounds(n: number): number[][][] {
  const circle = n - 1;
  return Array.from({ length: circle }, (_, round) => [
    [round, n - 1],
    ...Array.from({ length: n / 2 - 1 }, (_, k) => [(round + k + 1) % circle, (round - k - 1 + circle) % circle]),
  ]);
}

/**
 * The same for an odd number of people. The one who would sit out, another each round, joins a pair: if possible two people
 * whom they meet in no other of the first `rounds` rounds.
 */
export function circleRoundsWithThree(n: number, rounds: number): number[][][] {
  const half = (n + 1) / 2;
  return circleRounds(n + 1)
    .slice(0, rounds)
    .map(([, ...pairs], round) => {
      // Those d places away are met in the rounds half of d away, both ways round.
      const again = pairs.map((pair) => {
        const away = ((pair[0] as number) - round + n) % n;
        return [away, n - away].filter((d) => (round + d * half) % n < rounds).length;
      });
      const joined = again.indexOf(Math.min(...again));
      return pairs.map((pair, at) => (at === joined ? [round, ...pair] : pair));
    });
}
