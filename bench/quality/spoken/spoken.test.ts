import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadJudgedEvent } from '../judged-events.ts';
import { judgeOpener, judgeReason } from './judge-sentences.ts';
import { derivedList, loadList, namesWithLists } from './lists.ts';
import { judgeTopic, spokenOf } from './said.ts';
import { stem } from './words.ts';

const baker = spokenOf(
  {
    need: ['a drill|power drill', '=babysitting jobs'],
    offer: ['baking|bread', 'piano|piano lessons'],
    interest: ['films'],
    avoid: ['recruiters|recruiting'],
    never: ['weddings'],
  },
  { q1: 'a drill for an afternoon', q2: 'I bake bread, did weddings', q3: ['yes'] },
);
const learner = spokenOf(
  { need: ['piano lessons|piano'], offer: ['haircuts'], interest: ['football', 'films'], avoid: [], never: [] },
  { q1: 'someone who teaches piano', q3: ['yes'] },
);
const options = [{ text: 'Sharing a workshop', value: 'yes' }];

describe('what is said of people, held against what may be said', () => {
  test('a topic is right, in the wrong role, wrong, or never to be said', () => {
    expect(judgeTopic(baker, 'offer', 'bread baking')).toBe('right');
    expect(judgeTopic(baker, 'need', 'bread')).toBe('role');
    expect(judgeTopic(baker, 'offer', 'fishing')).toBe('wrong');
    expect(judgeTopic(baker, 'interest', 'weddings')).toBe('never');
    expect(judgeTopic(baker, 'need', 'recruiters')).toBe('never');
    expect(judgeTopic(baker, 'avoid', 'recruiters')).toBe('right');
  });

  test('a name marked whole is true only as a whole, and own words count when half of them are listed', () => {
    expect(judgeTopic(baker, 'need', 'babysitting jobs')).toBe('right');
    expect(judgeTopic(baker, 'need', 'babysitting')).toBe('wrong');
    expect(judgeTopic(baker, 'need', 'drill for an afternoon')).toBe('right');
  });

  test('a reason is true when every clause of it is', () => {
    expect(judgeReason(learner, baker, 'They teach piano. You look for piano lessons.')).toBe('true');
    expect(judgeReason(learner, baker, 'They teach piano. You look for bread.')).toBe('wrong');
    expect(judgeReason(baker, learner, 'They can help you with haircuts.')).toBe('wrong');
    expect(judgeReason(baker, learner, 'They do haircuts.')).toBe('true');
    expect(judgeReason(baker, learner, 'You both like films.')).toBe('true');
    expect(judgeReason(learner, baker, 'They know about recruiting.')).toBe('wrong');
  });

  test('a reason without a subject is told apart from one about a ticked answer', () => {
    expect(judgeReason(learner, baker, 'No obvious link. Ask what brought them here.')).toBe('none');
    expect(judgeReason(learner, baker, "You both said yes to 'Sharing a workshop'.", options)).toBe('option');
  });

  test('an opener is judged by the person who is asked', () => {
    expect(judgeOpener(learner, baker, 'Ask which piano piece they like best.')).toBe('true');
    expect(judgeOpener(learner, baker, 'Ask them about haircuts.')).toBe('wrong');
    expect(judgeOpener(learner, baker, 'Say hello!')).toBe('none');
  });

  test('words are compared by their stems', () => {
    expect(['repairs', 'fixing', 'cycling', 'bikes', 'teachers', 'photography'].map(stem)).toEqual([
      'fix',
      'fix',
      'bicycle',
      'bicycle',
      'teach',
      'photo',
    ]);
  });
});

describe('the lists of what may be said', () => {
  test('name exactly the people of their event', () => {
    const names = namesWithLists();
    expect(names).toHaveLength(26);
    for (const name of names) {
      const people = loadJudgedEvent(name).snapshot.participants.map(({ id }) => id);
      expect(Object.keys(loadList(name)).sort()).toEqual(people.sort());
    }
  });

  test('that are derived are what the recorded readings give today', () => {
    const derived = namesWithLists().filter((name) => derivedList(name));
    expect(derived).toHaveLength(13);
    for (const name of derived) {
      const file = join(import.meta.dirname, '..', '..', 'data', `said-${name}.json`);
      expect(readFileSync(file, 'utf8')).toBe(derivedList(name));
    }
  });
});
