import type { Live } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { clockText } from '../clock-text.ts';
import { DoorPoster } from '../door-poster.tsx';
import type { Course } from '../moment.ts';
import { useMoment } from '../use-moment.ts';
import { useChoice } from './choice.ts';
import { Door } from './door.tsx';
import { CodeLine, DoorCode } from './door-code.tsx';
import { JoinedLately } from './joined-lately.tsx';
import { MainButton } from './main-button.tsx';
import { MatchSheet } from './match-sheet.tsx';
import { nextRounds } from './next-rounds.ts';
import { ending, nextStep } from './next-step.ts';
import { NowPanel } from './now-panel.tsx';
import { RoomNames } from './room-names.tsx';
import { Rooms } from './rooms.tsx';
import { Roster } from './roster.tsx';
import { startText } from './rounds-ahead.ts';
import { MinutesFields, readSettings } from './settings.tsx';
import { StageTools } from './stage-tools.tsx';
import { StepButton } from './step-button.tsx';
import { useRun } from './use-run.ts';
import { useStepper } from './use-stepper.ts';
import { WhatToDo } from './what-to-do.tsx';
import { WhichRun } from './which-run.tsx';
import { doorsText, nowText } from './words.ts';

const t = texts('console');

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

interface Props {
  event: Event;
  /** Null before the doors first open. */
  live: Live | null;
  ahead: number;
  /** The minutes since the server answered, while it does not. */
  ago: number | null;
}

/** Everything a host does while the evening runs, the next step within a thumb's reach. */
export function Console({ event, live, ahead, ago }: Props) {
  const moment = useMoment(live ?? notYet, ahead);
  const stepper = useStepper(event.id, live);
  const { state } = moment;
  const atDoors = state === 'doors';
  const { runs, run, loading, choose: chooseRun } = useRun(event.id, atDoors);
  const [choice, choose] = useChoice(event.id);
  const [matching, setMatching] = useState(false);
  const settings = readSettings(choice);
  const isOpen = state !== null && state !== 'ended';
  const hasRounds = isOpen && !atDoors;
  const seated = atDoors ? run : runs.find(({ id }) => id === live?.match_run_id);
  const rounds = nextRounds({ live, moment, run: seated, settings });
  const starts = rounds && startText(rounds, Date.now() + ahead);
  const hereCount = live?.here_count ?? 0;
  const step = nextStep({
    ...moment,
    rounds: atDoors ? (run?.rounds ?? 0) : moment.rounds,
    hereCount,
    expectedCount: live?.expected_count ?? 0,
    breakMinutes: live?.break_minutes ?? 0,
    startText: starts,
  });
  const inBreak = state === 'break' || live?.paused_in === 'break';
  const code = live?.code ?? null;
  const tools = <StageTools eventId={event.id} hasCode={code !== null} stepper={stepper} />;
  return (
    <>
      <div className="print:hidden">
        <PageShell
          back={{ to: `/events/${event.id}`, label: event.name }}
          width="wide"
          bottomBar={
            <div className="mx-auto grid max-w-xl grid-cols-1 gap-2">
              {moment.left !== null && (
                <p aria-hidden className="flex items-baseline justify-between gap-4 font-semibold tabular-nums">
                  <span className="truncate text-ink-soft text-sm">{nowText(moment, live?.paused_in)}</span>
                  <span className="heading text-xl">{clockText(moment.left)}</span>
                </p>
              )}
              {state === 'ended' ? (
                <LinkButton to={`/events/${event.id}#results`} size="lg" block className="min-h-15 text-xl">
                  {t('seeResults')}
                </LinkButton>
              ) : (
                <MainButton
                  step={step}
                  stepper={stepper}
                  hereCount={hereCount}
                  run={run}
                  loading={loading}
                  settings={settings}
                  onMatch={() => setMatching(true)}
                />
              )}
            </div>
          }
        >
          <h1 className="sr-only">{t('title')}</h1>
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {stepper.trouble && (
                <Notice tone={stepper.trouble.movedOn ? 'caution' : 'negative'}>{stepper.trouble.text}</Notice>
              )}
              <NowPanel
                live={live}
                moment={moment}
                ago={ago}
                stepper={stepper}
                besideCounts={isOpen && <JoinedLately eventId={event.id} ahead={ahead} />}
                atDoors={doorsText({ step, starts, hereCount, hasRun: run !== undefined })}
              />
              {state === 'ended' && (
                <StepButton step={step} stepper={stepper} variant="secondary" className="justify-self-start" />
              )}
              {atDoors && code && <DoorCode eventId={event.id} code={code} />}
              {live && atDoors && (
                <Disclosure label={t('settings')}>
                  <div className="grid grid-cols-1 gap-6">
                    {tools}
                    {run && <WhichRun live={live} runs={runs} runId={run.id} onChange={chooseRun} />}
                    {run && <MinutesFields choice={choice} choose={choose} />}
                    <Switch
                      label={t('automatic')}
                      checked={choice.automatic}
                      onChange={(event) => choose({ automatic: event.target.checked })}
                    />
                    <RoomNames event={event} />
                  </div>
                </Disclosure>
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-8 lg:row-span-2">
              {isOpen && live && <Door eventId={event.id} live={live} stepper={stepper} />}
              {isOpen && (
                <Roster
                  eventId={event.id}
                  counted={`${live?.here_count} ${live?.expected_count} ${live?.asking_count ?? 0}`}
                />
              )}
              {live && hasRounds && (
                <Rooms eventId={event.id} live={live} from={Math.max(1, inBreak ? moment.round + 1 : moment.round)} />
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-8">
              {hasRounds && (
                <section aria-labelledby="code-and-stage" className="grid grid-cols-1 gap-3">
                  <h2 id="code-and-stage" className="heading text-xl">
                    {t('code.andStage')}
                  </h2>
                  {code && <CodeLine code={code} />}
                  {tools}
                </section>
              )}
              {!atDoors && <RoomNames event={event} />}
              <WhatToDo />
              {isOpen && step.action !== 'end' && (
                <StepButton step={ending()} stepper={stepper} variant="danger" className="justify-self-start" />
              )}
            </div>
          </div>
        </PageShell>
        {matching && atDoors && (
          <MatchSheet
            event={event}
            hereCount={hereCount}
            choice={choice}
            choose={choose}
            stepper={stepper}
            clockAhead={ahead}
            onClose={() => setMatching(false)}
          />
        )}
      </div>
      {code && (
        <div className="hidden p-8 print:block">
          <DoorPoster event={event} code={code} />
        </div>
      )}
    </>
  );
}
