import { limits } from '@serendip/contract/limits';
import { useState } from 'react';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { parsedDraft } from '../../../lib/parsed-draft.ts';

const stored = z.object({
  roomSize: z.int().min(limits.room_size_min).max(limits.room_size_max),
  /** Null: as many as are suggested. */
  rounds: z.int().min(limits.rounds_min).max(limits.rounds_max).nullable(),
  minutes: z.string(),
  breakMinutes: z.string(),
  automatic: z.boolean(),
  onlyHere: z.boolean(),
});

/** A host's choice before round 1. Minutes are kept as they are typed. */
export type Choice = z.output<typeof stored>;

const usual: Choice = {
  roomSize: limits.room_size_default,
  rounds: null,
  minutes: String(limits.round_minutes_default),
  breakMinutes: String(limits.break_minutes_default),
  automatic: true,
  onlyHere: true,
};

export type Choose = (changes: Partial<Choice>) => void;

/** The host's choice for an event, remembered on this device. */
export function useChoice(eventId: string): [Choice, Choose] {
  const name = `rounds.${eventId}`;
  const [choice, setChoice] = useState(() => parsedDraft(stored, readDraft(name)) ?? usual);
  const choose: Choose = (changes) => {
    const changed = { ...choice, ...changes };
    setChoice(changed);
    writeDraft(name, JSON.stringify(changed));
  };
  return [choice, choose];
}
