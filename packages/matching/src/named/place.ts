import type { AskedRole } from './asked-role.ts';
import type { CueRole } from './cues.ts';
import type { Word } from './words.ts';

/** Where one is in a sentence. */
export interface Place {
  /** The role that a bare noun phrase gets here; null for none. */
  asked: AskedRole;
  isStory: boolean;
  /** The role of the last cue, which later pieces of the sentence keep. */
  cued: CueRole | undefined;
  /** The words after it are refused, too: 'not for us: apps, games'. */
  refusing: boolean;
  /** The verb that later objects share: 'I connect stoves and lamps' connects lamps, too. */
  verb: Word | undefined;
}
