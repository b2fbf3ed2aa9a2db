import type { EventParticipant } from '@serendip/contract/participants';

/** What a host reads somebody as. */
export const nameOf = ({ name, alias, email }: EventParticipant): string => name ?? alias ?? email ?? 'Somebody';
