import type { Live } from '@serendip/contract/evening';
import { Pause, Plus, TimerReset, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Clock } from '../clock.tsx';
import { clockParts } from '../clock-text.ts';
import type { Moment } from '../moment.ts';
import type { Stepper } from './use-stepper.ts';
import { nextText, nowText } from './words.ts';

const t = texts('console');

const Count = ({ count, label }: { count: number; label: string }) => (
  <div className="flex items-baseline gap-2">
    <dd className="heading order-first text-3xl tabular-nums">{count}</dd>
    <dt className="text-ink-soft">{label}</dt>
  </div>
);

interface Props {
  live: Live | null;
  moment: Moment;
  /** The minutes since the server answered, while it does not. */
  ago: number | null;
  stepper: Stepper;
  besideCounts: ReactNode;
  /** The step before round 1. */
  atDoors: string;
}

/** Shows what happens now and what comes next. */
export function NowPanel({ live, moment, ago, stepper, besideCounts, atDoors }: Props) {
  const { state, left } = moment;
  const next = nextText(moment, live, atDoors);
  const runs = state === 'round' || state === 'break';
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-x-6 tight:flex-wrap">
        <h2 id="now" tabIndex={-1} className="heading min-w-0 text-2xl">
          {nowText(moment, live?.paused_in)}
        </h2>
        {left !== null && (
          <Clock seconds={left} spoken={t('timeLeft', clockParts(left))} className="display text-4xl" />
        )}
      </div>
      <p className="text-ink-soft">{next}</p>
      <LiveRegion>{t('nowAndNext', { now: nowText(moment, live?.paused_in), next })}</LiveRegion>
      {live && state !== 'ended' && (
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          <Count count={live.here_count} label={t('hereLabel')} />
          <Count count={live.expected_count} label={t('expectedLabel')} />
          {besideCounts}
        </dl>
      )}
      {ago !== null && (
        <p role="status" className="flex items-center gap-2 font-medium text-caution-ink text-sm">
          <WifiOff size={16} className="shrink-0" aria-hidden />
          {t('lastHeard', { minutes: ago })}
        </p>
      )}
      {(runs || state === 'paused') && (
        <div className="flex flex-wrap gap-2.5">
          {runs && (
            <Button
              variant="secondary"
              icon={<Pause size={18} aria-hidden />}
              loading={stepper.busy === 'pause'}
              focusAfter="now"
              onClick={() => stepper.take('pause')}
            >
              {t('pause')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<TimerReset size={18} aria-hidden />}
            loading={stepper.busy === 'add_minute'}
            onClick={() => stepper.take('add_minute')}
          >
            {t('minuteMore')}
          </Button>
          <Button
            variant="secondary"
            icon={<Plus size={18} aria-hidden />}
            loading={stepper.busy === 'add_round'}
            onClick={() => stepper.take('add_round')}
          >
            {t('addRound')}
          </Button>
        </div>
      )}
    </Card>
  );
}
