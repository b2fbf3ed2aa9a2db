import { languages } from '@serendip/texts/languages';
import { expect, test } from 'vitest';
import { readDemoEvent } from './demo-event.ts';

const english = readDemoEvent('en');
const isText = (value: unknown): value is string => typeof value === 'string';

test.each(languages.filter((language) => language !== 'en'))(
  'the demo in %s has every text, and the form of the English one',
  (language) => {
    const demo = readDemoEvent(language);
    expect(demo.people.map((person) => Object.keys(person))).toEqual(
      english.people.map((person) => Object.keys(person)),
    );
    const textsOf = ({ event, questions, people, dialogues }: typeof english) =>
      [
        event.name,
        event.description,
        event.place,
        ...questions.flatMap(({ text, matching_context, options = [] }) => [
          text,
          matching_context,
          ...options.map((one) => one.text),
        ]),
        ...people.flatMap(({ does, gives, seeks }) => [does, gives, seeks]),
        ...dialogues.flat().map(([, words]) => words),
      ].filter(isText);
    const before = new Set(textsOf(english));
    expect(textsOf(demo)).toHaveLength(textsOf(english).length);
    expect(textsOf(demo).filter((text) => before.has(text))).toEqual([]);
  },
);
