/** The keys that take turns. */
export interface Ticket {
  network: string;
  /** The target from there: an account, or a device at an event. */
  pair: string;
  /** Whether the pair has no recent try. */
  first: boolean;
}

type Pairs<T> = Map<string, T[]>;
interface Network<T> {
  waiting: number;
  first: Pairs<T>;
  later: Pairs<T>;
  /** First tries in a row. */
  firsts: number;
}

/** After so many first tries in a row, a later one has its turn. */
const firstsInARow = 3;

export interface FairLine<T> {
  size(): number;
  add(ticket: Ticket, item: T): void;
  take(): T | undefined;
  /** Whether `makeRoom` would find something. */
  hasMore(ticket: Ticket): boolean;
  /** Removes the newest entry of the longest queue, if it is longer than the newcomer's would be. */
  makeRoom(ticket: Ticket): T | undefined;
}

/** The map's order is the order of turns: the first goes, and then moves behind all others. */
function takeFrom<T>(pairs: Pairs<T>): T | undefined {
  const [[pair, queue] = ['', []]] = pairs;
  const item = queue.shift();
  pairs.delete(pair);
  if (queue.length > 0) pairs.set(pair, queue);
  return item;
}

/** The longest queue, and of equal ones the newest. */
function longestOf<T>(pairs: Pairs<T>): { pair: string; length: number } {
  let longest = { pair: '', length: 0 };
  for (const [pair, { length }] of pairs) if (length >= longest.length) longest = { pair, length };
  return longest;
}

function popFrom<T>(pairs: Pairs<T>, pair: string): T | undefined {
  const queue = pairs.get(pair);
  const item = queue?.pop();
  if (queue?.length === 0) pairs.delete(pair);
  return item;
}

/** A line in which networks take turns, and within a network the pairs: three first tries to one later one. */
export function fairLine<T>(): FairLine<T> {
  const networks = new Map<string, Network<T>>();
  let size = 0;

  /** The queue that loses its newest entry for this newcomer. */
  function fullest({ network, pair, first }: Ticket): [name: string, pairs: Pairs<T>, pair: string] | undefined {
    let [name, waiting] = ['', 0];
    for (const [other, { waiting: more }] of networks) if (more > waiting) [name, waiting] = [other, more];
    const own = networks.get(network);
    const most = networks.get(name);
    if (most && waiting > (own?.waiting ?? 0) + 1) {
      const pairs = most.later.size > 0 ? most.later : most.first;
      return [name, pairs, longestOf(pairs).pair];
    }
    if (!own) return undefined;
    if (first && own.later.size > 0) return [network, own.later, longestOf(own.later).pair];
    const pairs = first ? own.first : own.later;
    const longest = longestOf(pairs);
    return longest.length > (pairs.get(pair)?.length ?? 0) + 1 ? [network, pairs, longest.pair] : undefined;
  }

  function forget(name: string, of: Network<T>): void {
    of.waiting -= 1;
    size -= 1;
    if (of.waiting === 0) networks.delete(name);
  }

  return {
    size: () => size,
    add({ network, pair, first }, item) {
      const own = networks.get(network) ?? { waiting: 0, first: new Map(), later: new Map(), firsts: 0 };
      networks.set(network, own);
      const pairs = first ? own.first : own.later;
      const queue = pairs.get(pair) ?? [];
      queue.push(item);
      pairs.set(pair, queue);
      own.waiting += 1;
      size += 1;
    },
    take() {
      const [entry] = networks;
      if (!entry) return undefined;
      const [name, own] = entry;
      const isFirst = own.first.size > 0 && (own.firsts < firstsInARow || own.later.size === 0);
      const item = takeFrom(isFirst ? own.first : own.later);
      own.firsts = isFirst ? own.firsts + 1 : 0;
      networks.delete(name);
      networks.set(name, own);
      forget(name, own);
      return item;
    },
    hasMore: (ticket) => fullest(ticket) !== undefined,
    makeRoom(ticket) {
      const found = fullest(ticket);
      if (!found) return undefined;
      const [name, pairs, pair] = found;
      const item = popFrom(pairs, pair);
      forget(name, networks.get(name) as Network<T>);
      return item;
    },
  };
}
