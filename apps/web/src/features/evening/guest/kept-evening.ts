import type { Live } from '@serendip/contract/evening';
import type { MyRoom } from '@serendip/contract/matching';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';

/** What a guest's device keeps of an evening, to go on by when the page is opened again without a network. */
export interface KeptEvening {
  live: Live;
  ahead: number;
  /** By the device's clock. */
  heardAt: number;
  rooms: MyRoom[];
}

/** Kept with the drafts, which go when the guest signs out and are nobody else's. */
const nameOf = (eventId: string) => `evening.${eventId}`;

/** Evenings do not last longer. */
const keptFor = 12 * 60 * 60_000;

const isKept = (value: unknown): value is KeptEvening =>
  typeof value === 'object' && value !== null && 'live' in value && 'heardAt' in value && 'rooms' in value;

export function readKeptEvening(eventId: string): KeptEvening | null {
  try {
    const value: unknown = JSON.parse(readDraft(nameOf(eventId)) ?? 'null');
    return isKept(value) && Math.abs(Date.now() - value.heardAt) < keptFor ? value : null;
  } catch {
    return null;
  }
}

export const keepEvening = (eventId: string, evening: KeptEvening): void =>
  writeDraft(nameOf(eventId), JSON.stringify(evening));
