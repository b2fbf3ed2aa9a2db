import { readFileSync } from 'node:fs';
import type { Language } from '@serendip/texts/languages';

/** The content of `content/demo/event.json`. */
export interface DemoEvent {
  password: string;
  host: { email: string; alias: string };
  event: { name: string; description: string; days_ahead: number; start_time: string; end_time: string; place: string };
  questions: (Record<string, unknown> & {
    key: string;
    input_type: string;
    options?: { text: string; value: string }[];
  })[];
  /** Answers by question key. */
  people: Record<string, string | number | string[]>[];
  /** Conversations of two people: speakers and messages. */
  dialogues: ['first' | 'second', string][][];
}

/** The same event in another language, such as `event.de.json`: its texts alone, in the same order. */
interface DemoTexts {
  event: { name: string; description: string; place: string };
  questions: (Record<string, unknown> & { options?: string[] })[];
  /** Each person's three answers. */
  people: [does: string, gives: string, seeks: string][];
  dialogues: string[][];
}

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../content/demo/${file}`, import.meta.url), 'utf8')) as T;

/** The demo event in a language. */
export function readDemoEvent(language: Language): DemoEvent {
  const demo = read<DemoEvent>('event.json');
  if (language === 'en') return demo;
  const texts = read<DemoTexts>(`event.${language}.json`);
  return {
    ...demo,
    event: { ...demo.event, ...texts.event },
    questions: demo.questions.map((question, at) => {
      const { options, ...own } = texts.questions[at] ?? {};
      const translated = question.options?.map((option, place) => ({
        ...option,
        text: options?.[place] ?? option.text,
      }));
      return { ...question, ...own, ...(translated && { options: translated }) };
    }),
    people: demo.people.map((person, at) => {
      const [does, gives, seeks] = texts.people[at] as DemoTexts['people'][number];
      return { ...person, does, gives, seeks };
    }),
    dialogues: demo.dialogues.map((dialogue, at) =>
      dialogue.map(([speaker, words], place) => [speaker, texts.dialogues[at]?.[place] ?? words]),
    ),
  };
}
