import type { Stage } from '@serendip/contract/evening';
import { useQueryClient } from '@tanstack/react-query';
import { isStatus, joinedErrors } from '../../../api/errors.ts';
import { usePassingValue } from '../../../lib/passing-value.ts';
import { eveningKeys, liveOf, useStep } from '../queries.ts';

export interface HostActions {
  /** Pauses or resumes. */
  pause: () => void;
  /** Moves to the break or the next round. Asks first if that ends the evening. */
  next: () => void;
  /** The result or question of the last key. */
  message: string | null;
}

const movedOn = 'The evening has moved on';
/** Milliseconds a message shows. */
const standsFor = 6000;

/**
 * The host's actions on the stage. Each is sent with the version on the screen, so that a key cannot act on a later
 * state.
 */
export function useHostActions(eventId: string, stage: Stage): HostActions {
  const client = useQueryClient();
  const step = useStep(eventId);
  const [passing, say] = usePassingValue(standsFor);
  const [asked, ask] = usePassingValue(standsFor);
  const act = async (action: 'pause' | 'resume' | 'next') => {
    try {
      const { live } = (await client.fetchQuery(liveOf(eventId))).answer;
      if (!live || live.state !== stage.state || live.round !== stage.round) return say(movedOn);
      step.mutate(
        { action, version: live.version },
        {
          onError: (error) => say(isStatus(error, 409) ? movedOn : joinedErrors(error, 'That did not work')),
          onSettled: () => void client.invalidateQueries({ queryKey: eveningKeys.stage(eventId) }),
        },
      );
    } catch (error) {
      say(joinedErrors(error, 'That did not work'));
    }
  };
  const { state, round, rounds } = stage;
  const runs = state === 'round' || state === 'break' || state === 'paused';
  const ends = round >= rounds && state !== 'break';
  const question = 'Press → again to end the evening';
  return {
    pause: () => {
      if (runs) void act(state === 'paused' ? 'resume' : 'pause');
    },
    next: () => {
      if (!runs) return;
      if (ends && asked !== question) return ask(question);
      ask(null);
      void act('next');
    },
    message: passing ?? asked,
  };
}
