import { topicKey, type Understood } from '@serendip/contract/topics';
import type { Ctx, ReadPerson } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import { type PersonState, personState } from './queries.ts';
import { readPeopleNow } from './read-person.ts';

/** The topics, and whether the answers could be read. If not, only the person's own topics. */
export interface Reading {
  understood: Understood;
  isWhole: boolean;
}

/** A participant's topics as they see them. Throws `not_joined` if they have left. */
export async function readingOf(ctx: Ctx, event: JoinedEvent, userId: string): Promise<Reading> {
  const state = await personState(ctx.database.db, event.id, userId);
  if (!state) throw new Refusal('not_joined');
  if (!state.answered && state.topics.length === 0) return { understood: nothing, isWhole: true };
  const understood = ctx.topicReader.known(state.stamp) ?? (await readNow(ctx, event, userId));
  return understood
    ? { understood: shownTo(state, understood), isWhole: true }
    : { understood: ownAlone(state), isWhole: false };
}

const nothing: Understood = { topics: [], maybe: [], asks: [], clarity: 'hardly' };

/** Undefined while reading is impossible; own topics still work. */
async function readNow(ctx: Ctx, event: JoinedEvent, userId: string): Promise<ReadPerson | undefined> {
  try {
    return (await readPeopleNow(ctx, event.id, [userId], 'card')).get(userId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_ready') return undefined;
    throw error;
  }
}

/** Without topics dismissed by exactly this name, and without skipped questions. */
function shownTo(
  { topics, skipped }: PersonState,
  { topics: read, maybe = [], asks, clarity }: ReadPerson,
): Understood {
  const away = new Set(topics.flatMap(({ role, key, state }) => (state === 'dismissed' ? [`${role} ${key}`] : [])));
  const open = new Set(topics.flatMap(({ role, key, shown }) => (shown ? [`${role} ${key}`] : [])));
  const named = read.map((topic) => ({ topic, key: `${topic.role} ${topicKey(topic.phrase)}` }));
  return {
    topics: named
      .filter(({ topic, key }) => topic.origin === 'own' || !away.has(key))
      .map(({ topic, key }) => ({ ...topic, shown: topic.origin === 'own' && !topic.sensitive && open.has(key) })),
    maybe: maybe
      .filter(({ role, phrase }) => !away.has(`${role} ${topicKey(phrase)}`))
      .map(({ role, phrase }) => ({ role, phrase })),
    asks: asks.filter(({ role }) => !skipped.includes(role)),
    clarity,
  };
}

function ownAlone({ topics }: PersonState): Understood {
  const own = topics.filter(({ state }) => state === 'own');
  const has = (role: string) => own.some((topic) => topic.role === role);
  const sides = [has('need'), has('offer')].filter(Boolean).length;
  return {
    topics: own.map(({ role, phrase, shown }) => ({ role, phrase, origin: 'own', sensitive: false, shown })),
    maybe: [],
    asks: [],
    clarity: sides === 2 ? 'clear' : sides === 1 ? 'partly' : 'hardly',
  };
}
