import { topicKey, type Understood } from '@serendip/contract/topics';
import type { Language } from '@serendip/texts/languages';
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
export async function readingOf(ctx: Ctx, event: JoinedEvent, userId: string, language: Language): Promise<Reading> {
  const state = await personState(ctx.database.db, event.id, userId);
  if (!state) throw new Refusal('not_joined');
  if (!state.answered && state.topics.length === 0) return { understood: nothing, isWhole: true };
  const understood = ctx.topicReader.known(state.stamp) ?? (await readNow(ctx, event, userId));
  return understood
    ? { understood: shownTo(state, understood, language), isWhole: true }
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
  language: Language,
): Understood {
  const away = new Set(topics.flatMap(({ role, key, state }) => (state === 'dismissed' ? [`${role} ${key}`] : [])));
  const open = new Set(topics.flatMap(({ role, key, shown }) => (shown ? [`${role} ${key}`] : [])));
  const named = read.map((topic) => ({ topic, key: `${topic.role} ${topicKey(topic.phrase)}` }));
  return {
    topics: named
      .filter(({ topic, key }) => topic.origin === 'own' || !away.has(key))
      .map(({ topic, key }) => ({ ...topic, shown: topic.origin === 'own' && !topic.sensitive && open.has(key) })),
    maybe: inLanguage(maybe, language).filter(({ role, phrase }) => {
      const key = `${role} ${topicKey(phrase)}`;
      return !away.has(key) && (language === 'en' || !named.some((one) => one.key === key));
    }),
    asks: asks.filter(({ role }) => !skipped.includes(role)),
    clarity,
  };
}

/** Names of the lexicon in the reader's language; a model's words, and names that are missing, as they are. Each once. */
function inLanguage(maybe: NonNullable<ReadPerson['maybe']>, language: Language): Understood['maybe'] {
  const byKey = new Map<string, Understood['maybe'][number]>();
  for (const { role, phrase, names } of maybe) {
    const called = { role, phrase: names?.[language] ?? phrase };
    const key = `${role} ${topicKey(called.phrase)}`;
    if (!byKey.has(key)) byKey.set(key, called);
  }
  return [...byKey.values()];
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
