import type { Stage } from '@serendip/contract/evening';
import type { Language } from '@serendip/texts/languages';
import type { ReactNode } from 'react';
import { textsIn } from '../../../language/texts.ts';
import { cx } from '../../../lib/cx.ts';
import { useBaseAddress } from '../../service/settings.ts';
import { Clock } from '../clock.tsx';
import { clockParts } from '../clock-text.ts';
import { goAddress, withBase } from '../code-addresses.ts';
import { InLanguages } from '../event-languages.tsx';
import type { Moment } from '../moment.ts';
import { QrCode } from '../qr-code.tsx';
import { SeatPages } from './seat-pages.tsx';

/** Words in a language of the event. */
type Say = (t: ReturnType<typeof stageTexts>) => ReactNode;

const stageTexts = (language: Language) => textsIn(language, 'stage');

interface WordsProps {
  stage: Stage;
  children: Say;
}

const Words = ({ stage, children }: WordsProps) => (
  <InLanguages of={stage}>{(language) => children(stageTexts(language))}</InLanguages>
);

const Big = (words: WordsProps) => (
  <p className="display text-[length:min(11vh,9vw)] leading-[1.05]">
    <Words {...words} />
  </p>
);
const Line = ({ besideClock = false, ...words }: WordsProps & { besideClock?: boolean }) => (
  <p className={cx('text-[length:min(5vh,5vw)] leading-tight', besideClock && 'lg:text-[length:min(5vh,3.1vw)]')}>
    <Words {...words} />
  </p>
);

const Plain = ({ stage, title, text }: { stage: Stage; title: Say; text: Say }) => (
  <div className="grid content-center justify-items-center gap-[4vh] text-center lg:col-span-2 lg:row-span-2">
    <Big stage={stage}>{title}</Big>
    <Line stage={stage}>{text}</Line>
  </div>
);

const strongAddress = (address: ReactNode) => <strong className="wrap-anywhere">{address}</strong>;

const Doors = ({ stage, base, crowded }: { stage: Stage; base: string; crowded: boolean }) => (
  <div className="grid items-center gap-[4vw] lg:col-span-2 lg:row-span-2 lg:grid-cols-[minmax(0,1fr)_auto]">
    <div className="grid content-center gap-[3vh]">
      <Big stage={stage}>{(t) => t('scan')}</Big>
      <div className="grid gap-[1vh]">
        <Line stage={stage}>{(t) => t.rich('orOpen', { address: goAddress(base), place: strongAddress })}</Line>
        <p className="font-bold font-mono text-[length:min(15vh,13vw)] lg:text-[length:min(15vh,8.4vw)] leading-none tracking-[0.08em]">
          {stageTexts(stage.language).rich('codeIs', {
            code: stage.code ?? '',
            unseen: (words) => <span className="sr-only">{words}</span>,
          })}
        </p>
      </div>
      <p
        className={cx(
          'leading-tight',
          stage.second_language ? 'text-[length:min(6vh,6vw)]' : 'text-[length:min(8vh,8vw)]',
        )}
        aria-live="polite"
      >
        <Words stage={stage}>
          {(t) =>
            t.rich('here', {
              count: stage.here_count,
              people: (count) => (
                <span key={stage.here_count} className="display inline-block animate-pop tabular-nums">
                  {count}
                </span>
              ),
            })
          }
        </Words>
      </p>
    </div>
    <div
      className={cx(
        'justify-self-center',
        crowded ? 'size-[min(52vh,80vw)]' : 'size-[min(72vh,80vw)] lg:size-[min(72vh,50vw)]',
      )}
    >
      {stage.check_in_url && (
        <QrCode
          address={withBase(base, stage.check_in_url)}
          label={stageTexts(stage.language)('qrCode')}
          className="size-full"
        />
      )}
    </div>
  </div>
);

/** How to check in after the first screen of the doors is gone. */
const JustArrived = ({ stage, address, base }: { stage: Stage; address: string; base: string }) => (
  <div className="flex items-center gap-[2vh]">
    <QrCode
      address={withBase(base, address)}
      label={stageTexts(stage.language)('qrCode')}
      className="size-[min(11vh,20vw)] shrink-0"
    />
    <p
      className={cx(
        'leading-tight',
        stage.second_language ? 'text-[length:min(2.8vh,4.5vw)]' : 'text-[length:min(3.4vh,4.5vw)]',
      )}
    >
      <Words stage={stage}>
        {(t) =>
          t.rich('justArrived', {
            address: goAddress(base),
            place: strongAddress,
            code: stage.code ?? '',
            mono: (code) => <span className="font-bold font-mono">{code}</span>,
          })
        }
      </Words>
    </p>
  </div>
);

const clockSize = 'text-[length:min(38vh,32vw)]';

interface Props {
  stage: Stage;
  moment: Moment;
  /** Something else takes a part of the height. */
  crowded: boolean;
}

/**
 * The stage's content in the event's languages, readable from the back of the room: the state, the time left, and where
 * to go.
 */
export function StageContent({ stage, moment, crowded }: Props) {
  const { state, round, rounds, left } = moment;
  const base = useBaseAddress();
  if (state === null) return <Plain stage={stage} title={(t) => t('welcome')} text={(t) => t('doorsOpenSoon')} />;
  if (state === 'doors') return <Doors stage={stage} base={base} crowded={crowded} />;
  if (state === 'ended') return <Plain stage={stage} title={(t) => t('thanks')} text={(t) => t('writeToThem')} />;
  const inBreak = state === 'break' || (state === 'paused' && stage.paused_in === 'break');
  // Without recent answers the list could be of another round, so it is hidden.
  const heardOf = stage.round === round && stage.state === state;
  const arriving = stage.code && stage.check_in_url && (
    <JustArrived stage={stage} address={stage.check_in_url} base={base} />
  );
  const part: Say = (t) => (inBreak ? t('break') : t('round', { round: String(round), rounds: String(rounds) }));
  const clock = (className: string) =>
    left !== null && (
      <Clock
        seconds={left}
        spoken={stageTexts(stage.language)('timeLeft', clockParts(left))}
        className={cx('display leading-[0.85]', className)}
      />
    );
  if (state === 'paused')
    return (
      <div className="grid min-h-0 content-center justify-items-center gap-[2vh] text-center lg:col-span-2 lg:row-span-2">
        <p
          className={cx(
            'display leading-none',
            stage.second_language ? 'text-[length:min(15vh,13vw)]' : 'text-[length:min(27vh,22vw)]',
          )}
        >
          <Words stage={stage}>{(t) => t('paused')}</Words>
        </p>
        <Line stage={stage}>{part}</Line>
        {clock(stage.second_language ? 'text-[length:min(28vh,26vw)]' : clockSize)}
        {arriving}
      </div>
    );
  // Two languages' words, and words beside a clock of five signs, are so high that the place below the clock leaves the list more.
  const isBelowClock = left !== null && (stage.second_language !== null || left >= 600);
  return (
    <>
      <div className="grid content-center gap-[2vh]">
        {/* Fits one line beside a clock of four digits. */}
        <p className="display text-[length:min(11vh,9vw)] leading-[1.05] lg:text-[length:min(11vh,5.3vw)]">
          <InLanguages of={stage} inline={inBreak}>
            {(language) => part(stageTexts(language))}
          </InLanguages>
        </p>
        <Line stage={stage} besideClock>
          {(t) =>
            inBreak ? t('findNextRoom', { round: String(round + 1) }) : left === 0 ? t('timeIsUp') : t('findRoom')
          }
        </Line>
        {state === 'break' && stage.automatic && (
          <Line stage={stage} besideClock>
            {(t) => t('goesOn')}
          </Line>
        )}
        {!isBelowClock && arriving}
      </div>
      {isBelowClock ? (
        <div className="grid content-center gap-[1.5vh] lg:justify-self-end">
          {clock(clockSize)}
          <div className="w-0 min-w-full">{arriving}</div>
        </div>
      ) : (
        clock(cx(clockSize, 'self-center lg:justify-self-end'))
      )}
      <div className="min-h-0 max-lg:h-80 lg:col-span-2">
        {heardOf && stage.seats.length > 0 && <SeatPages stage={stage} />}
      </div>
    </>
  );
}
