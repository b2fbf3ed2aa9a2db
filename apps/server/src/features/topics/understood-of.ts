import { topicKey, type Understood } from '@serendip/contract/topics';
import type { Ctx } from '../../context.ts';
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

const nothing: Understood = { topics: [], asks: [], clarity: 'hardly' };

/** Undefined while reading is impossible; own topics still work. */
async function readNow(ctx: Ctx, event: JoinedEvent, userId: string): Promise<Understood | undefined> {
  try {
    return (await readPeopleNow(ctx, event.id, [userId], 'card')).get(userId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_ready') return undefined;
    throw error;
  }
}

/** Without topics dismissed by exactly this name, and without skipped questions. */
function shownTo({ topics, skipped }: PersonState, { topics: read, asks, clarity }: Understood): Understood {
  const away = new Set(topics.flatMap(({ role, key, state }) => (state === 'dismissed' ? [`${role} ${key}`] : [])));
  return {
    topics: read.filter(({ role, phrase, origin }) => origin === 'own' || !away.has(`${role} ${topicKey(phrase)}`)),
    asks: asks.filter(({ role }) => !skipped.includes(role)),
    clarity,
  };
}

function ownAlone({ topics }: PersonState): Understood {
  const own = topics.filter(({ state }) => state === 'own');
  const has = (role: string) => own.some((topic) => topic.role === role);
  const sides = [has('need'), has('offer')].filter(Boolean).length;
  return {
    topics: own.map(({ role, phrase }) => ({ role, phrase, origin: 'own', sensitive: false })),
    asks: [],
    clarity: sides === 2 ? 'clear' : sides === 1 ? 'partly' : 'hardly',
  };
}
