import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { optionalText } from './text.ts';

/** A person's answer about another after an event, private to them. `glad` is null until they answer it. */
export const meetingAnswer = z.object({ met: z.boolean(), glad: z.boolean().nullable() }).meta({ id: 'MeetingAnswer' });
export type MeetingAnswer = z.output<typeof meetingAnswer>;

/** A note to oneself; null where there is none. */
export const note = z.string().nullable();

const params = z.object({ event_id: eventId, user_id: userId });
const tag = 'Meetings';

export const answerMeeting = defineEndpoint({
  id: 'answerMeeting',
  method: 'PUT',
  path: '/events/:event_id/meetings/:user_id',
  tag,
  summary: 'Say whether you met a person',
  description: 'For matches and people from your rooms, once the event has begun. A second answer replaces the first.',
  access: 'joined',
  params,
  body: z.object({
    meeting: z
      .object({
        met: z.boolean({ error: fault('trueOrFalse', { field: 'met' }) }),
        glad: z
          .boolean({ error: fault('eitherOf', { field: 'glad', others: 'true, false', last: 'null' }) })
          .nullish()
          .transform((glad) => glad ?? null),
      })
      .refine(({ met, glad }) => met || glad === null, fault('gladWithoutMeeting')),
  }),
  data: z.object({ meeting: meetingAnswer }),
  message: 'answerSaved',
  failures: ['user_not_found', 'not_together', 'event_not_begun'],
});

export const saveNote = defineEndpoint({
  id: 'saveNote',
  method: 'PUT',
  path: '/events/:event_id/notes/:user_id',
  tag,
  summary: 'Write yourself a note about a person',
  description: 'For matches and people from your rooms. Only you see it. An empty note deletes it.',
  access: 'joined',
  params,
  body: z.object({ note: optionalText('note', { max: limits.note_max }) }),
  data: z.object({ note }),
  message: 'noteSaved',
  failures: ['user_not_found', 'not_together'],
});

/** The outcome of a run's matches for its host: sums, never single answers. */
const outcomes = z
  .object({
    match_run_id: wireId,
    matches: z.int(),
    /**
     * Null while fewer than five people have answered, or where there are fewer than five matches. `met`: both say so; `likely`:
     * one does; `glad`: of those who met, somebody is glad and nobody is not. Rounded down to fives, here and in `bins`.
     */
    sums: z.object({ met: z.int(), likely: z.int(), glad: z.int() }).nullable(),
    /** By percentage, in fifths; those with few answers are one with the next. `promised` is the mean of the percentages. */
    bins: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
        promised: z.int(),
        matches: z.int(),
        met: z.int(),
        likely: z.int(),
      }),
    ),
  })
  .meta({ id: 'Outcomes' });
export type Outcomes = z.output<typeof outcomes>;

export const getOutcomes = defineEndpoint({
  id: 'getOutcomes',
  method: 'GET',
  path: '/events/:event_id/outcomes',
  tag,
  summary: 'See how many matches met',
  description: 'Sums of what people said after the event. Without `match_run_id`, of the newest completed run.',
  access: 'host',
  params: z.object({ event_id: eventId }),
  query: z.object({ match_run_id: idOr('match_run_not_found').optional() }),
  data: z.object({ outcomes }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});
