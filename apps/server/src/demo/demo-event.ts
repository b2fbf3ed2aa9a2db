import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The content of `content/demo/event.json`. */
export interface DemoEvent {
  password: string;
  host: { email: string; alias: string };
  event: { name: string; description: string; days_ahead: number; start_time: string; end_time: string; place: string };
  questions: ({ key: string; input_type: string } & Record<string, unknown>)[];
  /** Answers by question key. */
  people: Record<string, string | number | string[]>[];
  /** Conversations of two people: speakers and messages. */
  dialogues: ['first' | 'second', string][][];
}

const file = fileURLToPath(new URL('../../../../content/demo/event.json', import.meta.url));

export const readDemoEvent = (): DemoEvent => JSON.parse(readFileSync(file, 'utf8')) as DemoEvent;
