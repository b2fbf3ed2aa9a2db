import { type AskedRole, type Topic, type TopicRole, topicKey, type Understood } from '@serendip/contract/topics';

/** A change that the server does not have yet. */
export type TopicChange = { id: string /** Not saved, and not being saved. */; failed: boolean } & (
  | {
      do: 'add';
      role: TopicRole;
      phrase: string;
      /** `read`: takes a removal back. */
      origin?: Topic['origin'];
      shown?: boolean;
    }
  | { do: 'show'; role: TopicRole; phrase: string; shown: boolean }
  | { do: 'remove'; role: TopicRole; phrase: string }
  | { do: 'skip'; role: AskedRole }
);

const isSame = (one: { role: TopicRole; phrase: string }, other: { role: TopicRole; phrase: string }): boolean =>
  one.role === other.role && topicKey(one.phrase) === topicKey(other.phrase);

/** The topics on the card: the server's, with the unsaved changes applied. */
export function withChanges(before: Understood, changes: readonly TopicChange[]): Understood {
  let { topics, maybe, asks } = before;
  for (const change of changes) {
    if (change.do === 'skip') {
      asks = asks.filter(({ role }) => role !== change.role);
      continue;
    }
    const { role, phrase } = change;
    if (change.do === 'show') {
      topics = topics.map((topic) => (isSame(topic, change) ? { ...topic, shown: change.shown } : topic));
      continue;
    }
    maybe = maybe.filter((one) => !isSame(one, change));
    const others = topics.filter((topic) => !isSame(topic, change));
    if (change.do === 'remove') {
      topics = others;
      continue;
    }
    const known = topics.find((topic) => isSame(topic, change));
    const shown = change.shown ?? known?.shown ?? false;
    const added: Topic = { sensitive: false, phrase, ...known, role, origin: change.origin ?? 'own', shown };
    const own = others.filter(({ origin }) => origin === 'own');
    topics = [...own, added, ...others.filter(({ origin }) => origin !== 'own')];
    asks = asks.filter((ask) => ask.role !== role);
  }
  return { ...before, topics, maybe, asks };
}

/** Adds a change. A removal cancels an unsaved addition of the same topic. */
export function withChange(changes: readonly TopicChange[], next: TopicChange, underWay: string | null): TopicChange[] {
  if (next.do === 'skip') return [...changes.filter((one) => one.do !== 'skip' || one.role !== next.role), next];
  const earlier = changes.find((one) => one.do !== 'skip' && one.id !== underWay && isSame(one, next));
  const others = changes.filter((one) => one !== earlier);
  if (next.do === 'show') return [...others, earlier?.do === 'add' ? { ...earlier, shown: next.shown } : next];
  if (earlier?.do === 'show') return [...others, next];
  return earlier && earlier.do !== next.do ? others : [...others, next];
}
