import type { Stage } from '@serendip/contract/evening';
import { useQueryClient } from '@tanstack/react-query';
import { isStatus, joinedErrors } from '../../../api/errors.ts';
import { usePassingText } from '../../../lib/passing-text.ts';
import { eveningKeys, liveOf, useStep } from '../queries.ts';

export interface HostActions {
  /** Pauses or goes on. */
  pause: () => void;
  /** Goes to the break or the next round; before it ends the evening it asks once. */
  next: () => void;
  /** What the last key did or asks. */
  said: string | null;
}

const movedOn = 'The evening has moved on';
/** Milliseconds for which a question or an answer stands. */
const standsFor = 6000;

/** What a host can do from the stage. A key acts on what the stage shows, or on nothing. */
export function useHostActions(eventId: string, stage: Stage): HostActions {
  const client = useQueryClient();
  const step = useStep(eventId);
  const [said, say] = usePassingText(standsFor);
  const [asked, ask] = usePassingText(standsFor);
  const act = async (action: 'pause' | 'resume' | 'next') => {
    try {
      const { live } = (await client.fetchQuery(liveOf(eventId))).said;
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
    said: said ?? asked,
  };
}
