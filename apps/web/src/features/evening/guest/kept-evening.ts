import type { Live } from '@serendip/contract/evening';
import type { MyRoom } from '@serendip/contract/matching';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';

/** The evening as the guest's device stores it, for a page that is opened again without a network. */
export interface KeptEvening {
  live: Live;
  ahead: number;
  /** By the device's clock. */
  heardAt: number;
  rooms: MyRoom[];
}

/** Stored with the drafts, which belong to one user and are removed at sign-out. */
const nameOf = (eventId: string) => `evening.${eventId}`;

/** No evening lasts longer. */
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

export const forgetEvening = (eventId: string): void => writeDraft(nameOf(eventId), '');
