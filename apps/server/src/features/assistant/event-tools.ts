import { type Event, getEvent, listHostedEvents } from '@serendip/contract/events';
import { listMatchRuns } from '@serendip/contract/matching';
import { listParticipants } from '@serendip/contract/participants';
import { listEventQuestions } from '@serendip/contract/questions';
import { z } from 'zod';
import { RefusedCall } from './own-calls.ts';
import { defineTool, ofEvent } from './tool.ts';

const factsOf = ({ id, name, event_date, start_time, end_time, time_zone, place, ...event }: Event) => ({
  event_id: id,
  name,
  event_date,
  start_time,
  end_time,
  time_zone,
  place,
  participants: event.participants_count,
  waiting: event.waiting_count,
  over: event.over,
  closed: event.closed,
});

export const listEventsTool = defineTool({
  name: 'list_events',
  title: 'List events',
  description: 'The events that the host of this token hosts, newest first, 50 a page.',
  input: z.object({ page: z.int().min(1).max(1000).default(1) }),
  readOnly: true,
  async run({ page }, { call, screenOf }) {
    const found = await call(listHostedEvents, { query: { page: String(page), per_page: '50' } });
    return {
      events: found.events.map((event) => ({ ...factsOf(event), screen: screenOf(event.id) })),
      page: found.page,
      total: found.total,
    };
  },
});

/** Null where the token has no right to it. */
const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof RefusedCall) return null;
    throw error;
  });

export const eventStatusTool = defineTool({
  name: 'event_status',
  title: 'How an event stands',
  description: 'Counts only: people, answers, questions and the newest match run of an event. No names.',
  input: ofEvent,
  readOnly: true,
  async run(params, { call, screenOf }) {
    const { event } = await call(getEvent, { params });
    const { counts } = await call(listParticipants, { params, query: { per_page: '1' } });
    const { questions } = await call(listEventQuestions, { params });
    const runs = await orNull(call(listMatchRuns, { params, query: { per_page: '1' } }));
    const newest = runs?.match_runs[0];
    return {
      ...factsOf(event),
      people: counts,
      questions: questions.length,
      match_runs: runs?.total ?? null,
      newest_run: newest
        ? {
            run_id: newest.id,
            number: newest.number,
            status: newest.status,
            progress_percentage: newest.progress_percentage,
            people: newest.total_participants,
            pairs: newest.total_matches_generated,
            published: newest.published_at !== null,
          }
        : null,
      screen: screenOf(params.event_id),
    };
  },
});
