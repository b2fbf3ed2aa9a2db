import type { Topic, Understood } from '@serendip/contract/topics';
import { describe, expect, test } from 'vitest';
import { type TopicChange, withChange, withChanges } from './topic-changes.ts';

const topic = (role: Topic['role'], phrase: string, origin: Topic['origin'] = 'read'): Topic => ({
  role,
  phrase,
  origin,
  sensitive: false,
  shown: false,
});
const before: Understood = {
  topics: [topic('need', 'a boat', 'own'), topic('offer', 'rowing'), topic('need', 'oars')],
  maybe: [],
  asks: [{ role: 'offer', suggestions: [] }],
  clarity: 'partly',
};
const add = (phrase: string, role: Topic['role'] = 'need'): TopicChange => ({
  id: `add ${phrase}`,
  failed: false,
  do: 'add',
  role,
  phrase,
});
const remove = (phrase: string, role: Topic['role'] = 'need'): TopicChange => ({
  id: `remove ${phrase}`,
  failed: false,
  do: 'remove',
  role,
  phrase,
});
const shown = (...changes: TopicChange[]) =>
  withChanges(before, changes).topics.map(({ role, phrase, origin }) => `${role} ${phrase} ${origin}`);

describe('what the card shows while changes are on their way', () => {
  test('puts an added topic after the person’s own ones, and stops asking in its role', () => {
    expect(shown(add('a crew'))).toEqual(['need a boat own', 'need a crew own', 'offer rowing read', 'need oars read']);
    expect(withChanges(before, [add('rowing', 'offer')]).asks).toEqual([]);
  });

  test('marks a topic that was read as confirmed, as it was read, once', () => {
    expect(shown(add('OARS'))).toEqual(['need a boat own', 'need oars own', 'offer rowing read']);
  });

  test('leaves out what is taken away, in its role alone', () => {
    expect(shown(remove('A Boat'), remove('oars', 'offer'))).toEqual(['offer rowing read', 'need oars read']);
  });
});

describe('a further change', () => {
  test('cancels the opposite one that has not been sent', () => {
    expect(withChange([add('a crew')], remove('A crew'), null)).toEqual([]);
    expect(withChange([remove('oars')], add('oars'), null)).toEqual([]);
  });

  test('follows the opposite one that is being saved', () => {
    expect(withChange([add('a crew')], remove('a crew'), 'add a crew')).toEqual([add('a crew'), remove('a crew')]);
  });

  test('replaces the same one', () => {
    expect(withChange([add('a crew')], { ...add('a crew'), id: 'again' }, null)).toEqual([
      { ...add('a crew'), id: 'again' },
    ]);
  });

  test('that opens or closes a topic keeps its place, changes an addition that waits, and goes with the topic', () => {
    const show = (phrase: string, shown: boolean): TopicChange => ({
      id: `show ${phrase}`,
      failed: false,
      do: 'show',
      role: 'need',
      phrase,
      shown,
    });
    expect(withChanges(before, [show('A boat', true)]).topics[0]).toMatchObject({ phrase: 'a boat', shown: true });
    expect(withChange([add('a crew')], show('a crew', false), null)).toEqual([{ ...add('a crew'), shown: false }]);
    expect(withChange([show('a boat', true)], show('a boat', false), null)).toEqual([show('a boat', false)]);
    expect(withChange([show('a boat', true)], remove('a boat'), null)).toEqual([remove('a boat')]);
  });
});
