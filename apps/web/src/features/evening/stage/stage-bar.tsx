import { Expand, Pause, SkipForward, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { HostActions } from './use-host-actions.ts';

const BarButton = ({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-sm hover:bg-hover"
  >
    {icon}
    {label}
  </button>
);

const fillScreen = () => {
  const { fullscreenElement, documentElement } = document;
  const change = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen?.();
  change?.catch(() => undefined);
};

interface Props {
  /** The pointer is idle, so the bar is hidden until it gets the keyboard focus. */
  hidden: boolean;
  muted: boolean;
  paused: boolean;
  /** A round or break is on, which can be paused and ended. */
  runs: boolean;
  onMute: () => void;
  /** Null without the host's session. */
  host: HostActions | null;
}

/** The host's buttons on the stage. They show while the pointer moves or the focus is in them. */
export const StageBar = ({ hidden, muted, paused, runs, onMute, host }: Props) => (
  <div
    className={cx(
      'absolute right-4 bottom-4 flex flex-wrap justify-end gap-1 rounded-lg border border-line bg-raised p-1 text-ink shadow-lift transition-opacity focus-within:opacity-100 max-lg:static max-lg:justify-self-end',
      hidden && 'opacity-0',
    )}
  >
    {host && runs && (
      <>
        <BarButton
          icon={<Pause size={18} aria-hidden />}
          label={paused ? 'Go on (space)' : 'Pause (space)'}
          onClick={host.pause}
        />
        <BarButton icon={<SkipForward size={18} aria-hidden />} label="Next (→)" onClick={host.next} />
      </>
    )}
    <BarButton
      icon={muted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
      label={muted ? 'Sound on (m)' : 'Mute (m)'}
      onClick={onMute}
    />
    <BarButton icon={<Expand size={18} aria-hidden />} label="Full screen" onClick={fillScreen} />
  </div>
);
