import type { Stage } from '@serendip/contract/evening';
import type { ReactNode } from 'react';
import { useBaseAddress } from '../../service/settings.ts';
import { Clock } from '../clock.tsx';
import { goAddress, withBase } from '../code-addresses.ts';
import type { Moment } from '../moment.ts';
import { QrCode } from '../qr-code.tsx';
import { SeatPages } from './seat-pages.tsx';

const Big = ({ children }: { children: ReactNode }) => (
  <p className="display text-[length:min(11vh,9vw)] leading-[1.05]">{children}</p>
);
const Line = ({ children }: { children: ReactNode }) => (
  <p className="text-[length:min(5vh,5vw)] leading-tight">{children}</p>
);

const Plain = ({ title, children }: { title: string; children: string }) => (
  <div className="grid content-center justify-items-center gap-[4vh] text-center lg:col-span-2 lg:row-span-2">
    <Big>{title}</Big>
    <Line>{children}</Line>
  </div>
);

const Doors = ({ stage, base }: { stage: Stage; base: string }) => (
  <div className="grid items-center gap-[4vw] lg:col-span-2 lg:row-span-2 lg:grid-cols-[minmax(0,1fr)_auto]">
    <div className="grid content-center gap-[3vh]">
      <Big>Scan to check in</Big>
      <div className="grid gap-[1vh]">
        <Line>
          or open <strong className="wrap-anywhere">{goAddress(base)}</strong> and type
        </Line>
        <p className="font-bold font-mono text-[length:min(15vh,13vw)] leading-none tracking-[0.08em]">
          <span className="sr-only">The code is </span>
          {stage.code}
        </p>
      </div>
      <p className="text-[length:min(8vh,8vw)] leading-tight" aria-live="polite">
        <span key={stage.here_count} className="display inline-block animate-pop tabular-nums">
          {stage.here_count}
        </span>{' '}
        here
      </p>
    </div>
    <div className="size-[min(72vh,80vw)] justify-self-center">
      {stage.check_in_url && <QrCode address={withBase(base, stage.check_in_url)} className="size-full" />}
    </div>
  </div>
);

/** How to check in after the first screen of the doors is gone. */
const JustArrived = ({ code, address, base }: { code: string; address: string; base: string }) => (
  <div className="flex items-center gap-[2vh]">
    <QrCode address={withBase(base, address)} className="size-[min(11vh,20vw)] shrink-0" />
    <p className="text-[length:min(3.4vh,4.5vw)] leading-tight">
      Just arrived? Scan this, or open <strong className="wrap-anywhere">{goAddress(base)}</strong> and type{' '}
      <span className="font-bold font-mono">{code}</span>
    </p>
  </div>
);

interface Props {
  stage: Stage;
  moment: Moment;
}

/** The stage's content, readable from the back of the room: the state, the time left, and where to go. */
export function StageContent({ stage, moment }: Props) {
  const { state, round, rounds, left } = moment;
  const base = useBaseAddress();
  if (state === null) return <Plain title="Welcome">The doors open soon.</Plain>;
  if (state === 'doors') return <Doors stage={stage} base={base} />;
  if (state === 'ended')
    return <Plain title="Thank you for coming">Write to the people you met. They are in your matches.</Plain>;
  const inBreak = state === 'break' || (state === 'paused' && stage.paused_in === 'break');
  // Without recent answers the list could be of another round, so it is hidden.
  const heardOf = stage.round === round && stage.state === state;
  const advice = inBreak
    ? `Find your room for round ${round + 1} on your phone`
    : left === 0
      ? 'Time is up'
      : 'Find your room on your phone';
  const arriving = stage.code && stage.check_in_url && (
    <JustArrived code={stage.code} address={stage.check_in_url} base={base} />
  );
  const part = inBreak ? 'Break' : `Round ${round} of ${rounds}`;
  if (state === 'paused')
    return (
      <div className="grid min-h-0 content-center justify-items-center gap-[2vh] text-center lg:col-span-2 lg:row-span-2">
        <p className="display text-[length:min(27vh,22vw)] leading-none">Paused</p>
        <Line>{part}</Line>
        {left !== null && <Clock seconds={left} className="display text-[length:min(38vh,32vw)] leading-[0.85]" />}
        {arriving}
      </div>
    );
  return (
    <>
      <div className="grid content-center gap-[2vh]">
        {/* Fits one line beside a clock of four digits. */}
        <p className="display text-[length:min(11vh,9vw)] leading-[1.05] lg:text-[length:min(11vh,5.3vw)]">{part}</p>
        <Line>{advice}</Line>
        {state === 'break' && stage.automatic && <Line>It goes on when the clock is at 0:00.</Line>}
        {arriving}
      </div>
      {left !== null && (
        <Clock
          seconds={left}
          className="display self-center text-[length:min(38vh,32vw)] leading-[0.85] lg:justify-self-end"
        />
      )}
      <div className="min-h-0 max-lg:h-80 lg:col-span-2">
        {heardOf && stage.seats.length > 0 && <SeatPages seats={stage.seats} />}
      </div>
    </>
  );
}
