import type { EventParticipant } from '@serendip/contract/participants';
import { texts } from '../../language/texts.ts';

const t = texts('participants');

/** The name of a person in the host's lists. */
export const nameOf = ({ name, alias, email }: EventParticipant): string => name ?? alias ?? email ?? t('somebody');
