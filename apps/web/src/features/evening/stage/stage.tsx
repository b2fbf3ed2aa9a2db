import type { Stage as StageData } from '@serendip/contract/evening';
import { useEffect, useRef, useState } from 'react';
import { spokenLanguage } from '../../../language/shelves.ts';
import { textsIn } from '../../../language/texts.ts';
import { cx } from '../../../lib/cx.ts';
import { useWakeLock } from '../../../lib/wake-lock.ts';
import { LocalOnlyNotice } from '../../service/local-only-notice.tsx';
import { useBaseAddress } from '../../service/settings.ts';
import { useShownWord } from '../host-word.tsx';
import { useMoment } from '../use-moment.ts';
import { nextFacts, nextLabel } from './next-label.ts';
import { type Phase, phaseOf } from './phase.ts';
import { StageBar } from './stage-bar.tsx';
import { StageContent } from './stage-content.tsx';
import { StageWord } from './stage-word.tsx';
import { useChime } from './use-chime.ts';
import type { HostActions } from './use-host-actions.ts';
import { useIdle } from './use-idle.ts';

const colours: Record<Phase, string> = {
  plain: 'bg-canvas text-ink',
  'last minute': 'bg-caution text-on-caution',
  end: 'bg-ink text-canvas',
};

interface Props {
  stage: StageData;
  ahead: number;
  /** The minutes since the server answered, while it does not. */
  ago: number | null;
  /** Null with only the stage link. */
  host: HostActions | null;
}

/** Space pauses, the right arrow goes on, m mutes. */
function useKeys(host: HostActions | null, mute: () => void): void {
  // One permanent listener: a key also makes the bar show, and a listener replaced during that would miss the key.
  const latest = useRef({ host, mute });
  latest.current = { host, mute };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { host, mute } = latest.current;
      if (event.key.toLowerCase() === 'm') mute();
      else if (event.key === 'ArrowRight') host?.next();
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault();
        host?.pause();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** The stage, as large as the window. */
export function Stage({ stage, ahead, ago, host }: Props) {
  const moment = useMoment(stage, ahead);
  const word = useShownWord(stage.word, ahead);
  const phase = phaseOf(moment);
  const base = useBaseAddress();
  const isBefore = moment.state === null || moment.state === 'doors';
  const [muted, setMuted] = useState(false);
  const mute = () => setMuted((before) => !before);
  const idle = useIdle();
  const t = textsIn(stage.language, 'stage');
  useWakeLock(true);
  useChime(phase, moment.round, muted);
  useKeys(host, mute);
  return (
    <main
      id="main"
      lang={stage.language}
      tabIndex={-1}
      className={cx(
        'fixed inset-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-[2vh] overflow-hidden p-[4vh] outline-none transition-colors duration-700 max-lg:flex max-lg:flex-col max-lg:overflow-y-auto max-lg:p-5 max-lg:*:shrink-0',
        colours[phase],
        idle && 'cursor-none',
      )}
    >
      <div className="grid min-w-0 gap-[2vh]">
        <h1 dir="auto" className="heading truncate text-[length:min(4vh,6vw)] leading-tight">
          {stage.event_name}
        </h1>
        {word && <StageWord word={word} />}
      </div>
      <div className="grid min-h-0 grid-cols-1 gap-[2vh] max-lg:min-h-max lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_minmax(0,1fr)]">
        <StageContent stage={stage} moment={moment} crowded={word !== null} />
      </div>
      {host && isBefore && (
        <div lang={spokenLanguage()} className="absolute top-4 right-4 max-w-md max-lg:static">
          <LocalOnlyNotice address={base} />
        </div>
      )}
      <p
        role="status"
        className="absolute bottom-[1.5vh] left-[4vh] font-semibold text-[length:min(3vh,4vw)] leading-tight max-lg:static"
      >
        {host?.message ?? (ago !== null ? t('lastHeard', { minutes: ago }) : muted ? t('soundOff') : '')}
      </p>
      <StageBar
        language={stage.language}
        hidden={idle}
        muted={muted}
        paused={moment.state === 'paused'}
        runs={moment.left !== null}
        next={nextLabel({ ...stage, ...moment })}
        nextFacts={host && nextFacts({ ...stage, ...moment }, Date.now() + ahead)}
        onMute={mute}
        host={host}
      />
    </main>
  );
}
