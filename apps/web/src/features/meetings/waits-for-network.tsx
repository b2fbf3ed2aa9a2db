import { WifiOff } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { StatusLine } from '../../ui/status-line.tsx';

const t = texts('meetings');

/** Says that an answer is not stored yet and will be sent without another press. */
export const WaitsForNetwork = ({ waits }: { waits: boolean }) =>
  waits ? <StatusLine icon={<WifiOff size={16} className="shrink-0" aria-hidden />}>{t('offline')}</StatusLine> : null;
