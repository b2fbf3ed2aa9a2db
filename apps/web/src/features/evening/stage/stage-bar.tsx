import type { Language } from '@serendip/texts/languages';
import { Expand, Pause, SkipForward, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { textsIn } from '../../../language/texts.ts';
import { cx } from '../../../lib/cx.ts';
import type { HostActions } from './use-host-actions.ts';

interface ButtonProps {
  icon: ReactNode;
  label: string;
  /** The key that does the same. A narrow screen has no room for it. */
  keyName?: string;
  onClick: () => void;
}

const BarButton = ({ icon, label, keyName, onClick }: ButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-sm hover:bg-hover"
  >
    {icon}
    <span>
      {label}
      {keyName && <span className="max-lg:sr-only">{` (${keyName})`}</span>}
    </span>
  </button>
);

const fillScreen = () => {
  const { fullscreenElement, documentElement } = document;
  const change = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen?.();
  change?.catch(() => undefined);
};

interface Props {
  language: Language;
  /** The pointer is idle, so the bar is hidden until it gets the keyboard focus. */
  hidden: boolean;
  muted: boolean;
  paused: boolean;
  /** A round or break is on, which can be paused and ended. */
  runs: boolean;
  /** The effect of the next step, and the facts of the round that it starts. */
  next: string;
  nextFacts: string | null;
  onMute: () => void;
  /** Null without the host's session. */
  host: HostActions | null;
}

/** The host's buttons on the stage. They show while the pointer moves or the focus is in them. */
export function StageBar({ language, hidden, muted, paused, runs, next, nextFacts, onMute, host }: Props) {
  const t = textsIn(language, 'stage');
  return (
    <div
      className={cx(
        'absolute right-4 bottom-4 grid justify-items-end rounded-lg border border-line bg-raised p-1 text-ink shadow-lift transition-opacity focus-within:opacity-100 max-lg:static max-lg:self-end',
        hidden && 'opacity-0',
      )}
    >
      {runs && nextFacts && <p className="px-3 pt-1 text-right text-ink-soft text-sm">{nextFacts}</p>}
      <div className="flex flex-wrap justify-end gap-1">
        {host && runs && (
          <>
            <BarButton
              icon={<Pause size={18} aria-hidden />}
              label={paused ? t('bar.goOn') : t('bar.pause')}
              keyName={t('bar.space')}
              onClick={host.pause}
            />
            <BarButton icon={<SkipForward size={18} aria-hidden />} label={next} keyName="→" onClick={host.next} />
          </>
        )}
        <BarButton
          icon={muted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          label={muted ? t('bar.soundOn') : t('bar.mute')}
          keyName="m"
          onClick={onMute}
        />
        <BarButton icon={<Expand size={18} aria-hidden />} label={t('bar.fullScreen')} onClick={fillScreen} />
      </div>
    </div>
  );
}
