import { useEffect, useEffectEvent, useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { toast } from '../../../ui/toast.ts';
import { type RunOptions, useStartRun } from '../../matching/queries.ts';
import { useMatchRun } from '../../matching/use-match-run.ts';
import type { Settings } from './settings.tsx';
import type { Stepper } from './use-stepper.ts';

const t = texts('console');

interface Asked {
  options: RunOptions;
  /** How round 1 starts after the run; null: later. */
  start: Settings | null;
  /** The evening as the host saw it. */
  version: number;
  /** Null until the server has answered. */
  runId: string | null;
}

/** The part of a match run that a host waits for. */
export interface Matching {
  /** Also true for a run that was started on another screen. */
  isBusy: boolean;
  /** From 0 to 100. */
  progress: number;
  /** Whether round 1 starts by itself afterwards. */
  starts: boolean;
  /** Why it failed. */
  trouble: string | null;
  match: (options: RunOptions, start: Settings | null) => void;
  again: () => void;
  /** Set once the run's progress is no longer read. */
  watchAgain: (() => void) | null;
}

/** Matches, then starts round 1 if the host asked for that. `onDone` is called when nothing is left to wait for. */
export function useMatching(eventId: string, stepper: Stepper, onDone: () => void): Matching {
  const { run, underWay, refreshing, watchAgain } = useMatchRun(eventId);
  const { mutate, isPending, error } = useStartRun(eventId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasStepped, setHasStepped] = useState(false);
  const own = asked !== null && run?.id === asked.runId ? run : null;
  const start = ({ start, version, runId }: Asked) => {
    if (!start || !runId) return;
    setHasStepped(true);
    stepper.take('start', { ...start, match_run_id: runId }, version);
  };
  const isMatched = own?.status === 'completed';
  const goOn = useEffectEvent(() => {
    if (asked?.start) return start(asked);
    toast.success(t('sheet.ready'));
    onDone();
  });
  useEffect(() => {
    if (isMatched) goOn();
  }, [isMatched]);
  const stepTrouble = hasStepped ? stepper.trouble : null;
  const hasMovedOn = stepTrouble?.movedOn ?? false;
  const leave = useEffectEvent(onDone);
  // The console behind says how the evening stands.
  useEffect(() => {
    if (hasMovedOn) leave();
  }, [hasMovedOn]);
  const match = (options: RunOptions, settings: Settings | null) => {
    const wanted: Asked = { options, start: settings, version: stepper.version, runId: null };
    setHasStepped(false);
    setAsked(wanted);
    mutate(options, { onSuccess: ({ id }) => setAsked({ ...wanted, runId: id }) });
  };
  const failed = own?.status === 'failed' ? (own.error_message ?? t('sheet.wentWrong')) : null;
  return {
    isBusy: isPending || underWay || (isMatched && stepTrouble === null),
    progress: isMatched ? 100 : underWay ? (run?.progress_percentage ?? 0) : 0,
    starts: Boolean(asked?.start),
    trouble: stepTrouble?.text ?? (error ? statusMessage(error, t('sheet.startFailed')) : failed),
    match,
    again: () => {
      if (!asked) return;
      if (isMatched) start({ ...asked, version: stepper.version });
      else match(asked.options, asked.start);
    },
    watchAgain: underWay && !refreshing ? watchAgain : null,
  };
}
