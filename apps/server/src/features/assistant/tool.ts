import { z } from 'zod';
import type { OwnCalls } from './own-calls.ts';

/** What a tool works with. */
export interface Desk {
  call: OwnCalls;
  /** The address of an event's screen. */
  screenOf(eventId: string): string;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** It changes nothing. */
  readOnly: boolean;
  run(input: unknown, desk: Desk): Promise<object>;
}

export const defineTool = <I extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & { input: I; run(input: z.output<I>, desk: Desk): Promise<object> },
): Tool => ({ ...tool, run: (input, desk) => tool.run(tool.input.parse(input), desk) });

/** As text, an id could be a piece of a path. */
const id = z.uuid();
export const ofEvent = z.object({ event_id: id });
export const runId = id;
