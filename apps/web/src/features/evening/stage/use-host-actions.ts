import type { Live, Stage } from '@serendip/contract/evening';
import type { Language } from '@serendip/texts/languages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isStatus, joinedErrors } from '../../../api/errors.ts';
import { textsIn } from '../../../language/texts.ts';
import { formatTime } from '../../../lib/dates.ts';
import { usePassingValue } from '../../../lib/passing-value.ts';
import { matchRuns } from '../../matching/queries.ts';
import { endOf, roomsAhead } from '../console/rounds-ahead.ts';
import { eveningKeys, liveOf, useStep } from '../queries.ts';

export interface HostActions {
  /** Pauses or resumes. */
  pause: () => void;
  /** Moves to the break or the next round. Asks first if that ends the evening. */
  next: () => void;
  /** The result or question of the last key. */
  message: string | null;
}

/** Milliseconds a message shows. */
const standsFor = 6000;

/** 'Round 2 of 3: 11 people in 5 rooms, 12 minutes. Ends about 21:05.' Null in a break. */
async function roundText(client: QueryClient, eventId: string, live: Live, language: Language): Promise<string | null> {
  if (live.state !== 'round') return null;
  const { round, rounds, minutes, break_minutes: breakMinutes, here_count: people } = live;
  const runs = await client.ensureQueryData(matchRuns(eventId)).catch(() => []);
  const roomSize = runs.find(({ id }) => id === live.match_run_id)?.room_size ?? null;
  const ahead = { round, rounds, minutes, breakMinutes, people, roomSize };
  const rooms = roomsAhead(ahead);
  const t = textsIn(language, 'stage');
  const told = {
    round: String(round),
    rounds: String(rounds),
    people,
    minutes,
    time: formatTime(endOf(ahead, Date.parse(live.now)), language),
  };
  return rooms === null ? t('roundRuns', told) : t('roundRunsInRooms', { ...told, rooms });
}

/**
 * The host's actions on the stage. Each is sent with the version on the screen, so that a key cannot act on a later
 * state.
 */
export function useHostActions(eventId: string, stage: Stage): HostActions {
  const client = useQueryClient();
  const t = textsIn(stage.language, 'stage');
  const step = useStep(eventId);
  const [passing, say] = usePassingValue(standsFor);
  const [asked, ask] = usePassingValue(standsFor);
  const act = async (action: 'pause' | 'resume' | 'next') => {
    try {
      const { live } = (await client.fetchQuery(liveOf(eventId))).answer;
      if (!live || live.state !== stage.state || live.round !== stage.round) return say(t('movedOn'));
      step.mutate(
        { action, version: live.version },
        {
          onSuccess: async ({ data }) => {
            if (action === 'next') say(await roundText(client, eventId, data.live, stage.language));
          },
          onError: (error) => say(isStatus(error, 409) ? t('movedOn') : joinedErrors(error, t('failed'))),
          onSettled: () => void client.invalidateQueries({ queryKey: eveningKeys.stage(eventId) }),
        },
      );
    } catch (error) {
      say(joinedErrors(error, t('failed')));
    }
  };
  const { state, round, rounds } = stage;
  const runs = state === 'round' || state === 'break' || state === 'paused';
  const ends = round >= rounds && state !== 'break';
  const question = t('pressAgain');
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
