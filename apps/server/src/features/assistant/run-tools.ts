import { compareMatchRuns } from '@serendip/contract/comparing';
import { listMatchRuns, type MatchRun, runMatches } from '@serendip/contract/matching';
import { type Desk, defineTool, ofEvent, runId } from './tool.ts';

const publishing = 'Guests see nothing of a draft. A host looks at it and publishes it on the screen.';

const factsOf = (run: MatchRun) => ({
  run_id: run.id,
  number: run.number,
  status: run.status,
  error_message: run.error_message,
  people: run.total_participants,
  pairs: run.total_matches_generated,
  room_size: run.room_size,
  rounds: run.rounds,
  matches_per_person: run.matches_per_person,
  published: run.published_at !== null,
});

async function findRun({ call }: Desk, event_id: string, wanted: string | undefined): Promise<MatchRun | undefined> {
  const { match_runs } = await call(listMatchRuns, { params: { event_id }, query: { per_page: '100' } });
  return match_runs.find(({ id, status }) => (wanted ? id === wanted : status === 'completed'));
}

const { draft: _, around: __, ...choices } = runMatches.body.shape;

export const startRunTool = defineTool({
  name: 'start_run',
  title: 'Start a match run',
  description:
    'Starts matching. The result is always a draft, which guests do not see. Follow it with event_status until it is completed.',
  input: ofEvent.extend(choices),
  readOnly: false,
  async run({ event_id, ...body }, { call, screenOf }) {
    const { match_run } = await call(runMatches, { params: { event_id }, body: { ...body, draft: true } });
    return { ...factsOf(match_run), screen: screenOf(event_id), next: publishing };
  },
});

const explained = (run: MatchRun) => ({
  ...factsOf(run),
  coverage: run.coverage,
  rules: (run.rules ?? []).map(({ rule_id, sentence, kept, times, in_words }) => ({
    rule_id,
    sentence,
    kept,
    times_broken: times,
    in_words,
  })),
  read_in_part: run.read_in_part,
});

const noSuchRun = 'There is no such completed run among the newest hundred.';

export const explainRunTool = defineTool({
  name: 'explain_run',
  title: 'Explain a match run',
  description:
    'How well a completed run serves people (for how many the best match is strong, fair or thin), and whether each rule held. Without run_id, the newest.',
  input: ofEvent.extend({ run_id: runId.optional() }),
  readOnly: true,
  async run({ event_id, run_id }, desk) {
    const run = await findRun(desk, event_id, run_id);
    if (!run) return { run: null, next: noSuchRun };
    return {
      run: explained(run),
      screen: desk.screenOf(event_id),
      ...(run.published_at === null ? { next: publishing } : {}),
    };
  },
});

/** Guests are not named to an assistant, so the sentence of the comparison, which names some, is left out. */
export const compareRunsTool = defineTool({
  name: 'compare_runs',
  title: 'Compare two match runs',
  description:
    'Puts two completed runs beside each other: how strong best matches are, rules kept, weak rooms, and how many people lose or gain from a to b.',
  input: ofEvent.extend({ a: runId, b: runId }),
  readOnly: true,
  async run({ event_id, a, b }, { call, screenOf }) {
    const { comparison } = await call(compareMatchRuns, { params: { event_id }, query: { a, b } });
    const [lose_much = 0, lose = 0, stay = 0, gain = 0, gain_much = 0] = comparison.changes;
    const people_from_a_to_b = { lose_much, lose, stay, gain, gain_much };
    return { a: comparison.a, b: comparison.b, people_from_a_to_b, screen: screenOf(event_id) };
  },
});
