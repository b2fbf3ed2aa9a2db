import type { Live } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { matchRuns } from '../../matching/queries.ts';
import { DoorPoster } from '../door-poster.tsx';
import type { Course } from '../moment.ts';
import { useMoment } from '../use-moment.ts';
import { CodePanel } from './code-panel.tsx';
import { ending, nextStep } from './next-step.ts';
import { NowPanel } from './now-panel.tsx';
import { RoomNames } from './room-names.tsx';
import { Rooms } from './rooms.tsx';
import { Roster } from './roster.tsx';
import { readSettings, SettingsFields, usualSettings } from './settings.tsx';
import { StepButton } from './step-button.tsx';
import { useStepper } from './use-stepper.ts';
import { WhatToDo } from './what-to-do.tsx';
import { toMatching, WhichRun } from './which-run.tsx';

const notYet: Course = {
  state: null,
  round: 0,
  rounds: 0,
  ends_at: null,
  paused_left: null,
  automatic: false,
  minutes: 0,
  break_minutes: 0,
};

/** Milliseconds. With the doors open another host may match on another screen. */
const lookForRunsEvery = 4000;

interface Props {
  event: Event;
  /** Null before the doors first open. */
  live: Live | null;
  ahead: number;
  /** 'Last heard 2 min ago', while the server does not answer. */
  ago: string | null;
}

/** Everything a host does while the evening runs, the next step within a thumb's reach. */
export function Console({ event, live, ahead, ago }: Props) {
  const moment = useMoment(live ?? notYet, ahead);
  const stepper = useStepper(event.id, live);
  const atDoors = moment.state === 'doors';
  const { data: runs = [], isPending: loadingRuns } = useQuery({
    ...matchRuns(event.id),
    refetchInterval: atDoors ? lookForRunsEvery : false,
  });
  const completed = runs.filter(({ status }) => status === 'completed');
  const newest = completed[0]?.id ?? '';
  // A choice counts until a newer run is there.
  const [chosen, setChosen] = useState({ runId: '', newest: '' });
  const runId = (chosen.newest === newest && chosen.runId) || newest;
  const [settings, setSettings] = useState(usualSettings);
  const read = readSettings(settings);
  const { state } = moment;
  const isOpen = state !== null && state !== 'ended';
  const hasRounds = isOpen && state !== 'doors';
  const step = nextStep({
    ...moment,
    hereCount: live?.here_count ?? 0,
    expectedCount: live?.expected_count ?? 0,
    breakMinutes: live?.break_minutes ?? 0,
    planned: read,
  });
  const inBreak = state === 'break' || live?.paused_in === 'break';
  // Without matches there is no round to start.
  const lacksRun = step.action === 'start' && runId === '' && !loadingRuns;
  // With the doors open the code comes first. Later the people and their rooms do.
  const codePanel = <CodePanel eventId={event.id} code={live?.code ?? null} stepper={stepper} />;
  return (
    <>
      <div className="print:hidden">
        <PageShell
          back={{ to: `/events/${event.id}`, label: event.name }}
          width="wide"
          bottomBar={
            <div className="mx-auto max-w-xl">
              {lacksRun ? (
                <LinkButton to={toMatching(event.id)} size="lg" block className="min-h-15 text-xl">
                  Run matches
                </LinkButton>
              ) : (
                <StepButton
                  step={step}
                  stepper={stepper}
                  large
                  disabled={step.action === 'start' && read === null}
                  {...(step.action === 'start' && read ? { settings: { ...read, match_run_id: runId } } : {})}
                />
              )}
            </div>
          }
        >
          <h1 className="sr-only">Run the evening</h1>
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {stepper.trouble && (
                <Notice tone={stepper.trouble.movedOn ? 'caution' : 'negative'}>{stepper.trouble.text}</Notice>
              )}
              <NowPanel live={live} moment={moment} ago={ago} stepper={stepper} />
              {state === 'ended' && (
                <LinkButton to={toMatching(event.id)} variant="secondary" className="justify-self-start">
                  See the results
                </LinkButton>
              )}
              {state === 'doors' && codePanel}
              {live && state === 'doors' && (
                <Card className="grid grid-cols-1 gap-4">
                  <h2 className="heading text-xl">Before round 1</h2>
                  {!loadingRuns && (
                    <WhichRun
                      eventId={event.id}
                      live={live}
                      runs={completed}
                      runId={runId}
                      onChange={(id) => setChosen({ runId: id, newest })}
                    />
                  )}
                  <SettingsFields settings={settings} onChange={setSettings} />
                </Card>
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-8 lg:row-span-2">
              {isOpen && <Roster eventId={event.id} counted={`${live?.here_count} ${live?.expected_count}`} />}
              {live && hasRounds && (
                <Rooms eventId={event.id} live={live} from={Math.max(1, inBreak ? moment.round + 1 : moment.round)} />
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-8">
              {isOpen && state !== 'doors' && codePanel}
              <RoomNames event={event} />
              <WhatToDo />
              {isOpen && step.action !== 'end' && (
                <StepButton step={ending} stepper={stepper} variant="danger" className="justify-self-start" />
              )}
            </div>
          </div>
        </PageShell>
      </div>
      {live?.code && (
        <div className="hidden p-8 print:block">
          <DoorPoster eventId={event.id} name={event.name} code={live.code} />
        </div>
      )}
    </>
  );
}
