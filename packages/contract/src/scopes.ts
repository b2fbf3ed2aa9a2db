import { z } from 'zod';
import { fault } from './fault.ts';

/** What an API token may do: read events and people, invite and label guests, run matching and the evening. */
export const scopes = ['read', 'guests', 'run'] as const;
export const scope = z.enum(scopes, { error: fault('someOf', { field: 'scopes', choices: scopes.join(', ') }) });
export type Scope = (typeof scopes)[number];
