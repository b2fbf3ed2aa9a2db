import { WifiOff } from 'lucide-react';
import { StatusLine } from '../../ui/status-line.tsx';

/** Says that what was said of a person is not stored yet, and that nobody has to say it again. */
export const WaitsForNetwork = ({ waits }: { waits: boolean }) =>
  waits ? (
    <StatusLine icon={<WifiOff size={16} className="shrink-0" aria-hidden />}>
      No network. This is sent when you are back online.
    </StatusLine>
  ) : null;
