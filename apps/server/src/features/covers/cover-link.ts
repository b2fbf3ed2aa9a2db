import type { Config } from '../../config.ts';
import type { EventInLinks } from './event-in-links.ts';

/** The whole address of an event's cover for programs that show links. A new picture has a new one. */
export const coverLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string, { key }: EventInLinks): string =>
  `${publicUrl}/api/event_covers/${id}${key === null ? '' : `?v=${key.slice(0, 8)}`}`;
