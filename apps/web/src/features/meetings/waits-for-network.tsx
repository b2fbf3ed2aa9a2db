import { WifiOff } from 'lucide-react';
import { StatusLine } from '../../ui/status-line.tsx';

/** Says that an answer is not stored yet and will be sent without another press. */
export const WaitsForNetwork = ({ waits }: { waits: boolean }) =>
  waits ? (
    <StatusLine icon={<WifiOff size={16} className="shrink-0" aria-hidden />}>
      No network. This is sent when you are back online.
    </StatusLine>
  ) : null;
