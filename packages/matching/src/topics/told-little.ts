import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import { CERTAIN, readSubjects } from './read-subjects.ts';

/** Whether neither what somebody offers nor what they look for can be told: who is 'hardly' known. */
export const hasToldLittle = (profile: Profile, lexicon: Lexicon): boolean =>
  (['need', 'offer'] as const).every(
    (role) => !readSubjects(profile, role, lexicon).some(({ certainty }) => certainty >= CERTAIN),
  );
