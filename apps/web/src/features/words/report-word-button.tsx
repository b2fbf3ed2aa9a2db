import { Flag } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('words');

/** Below a host's word: opens the report of it. */
export const ReportWordButton = ({ heading, onClick }: { heading: string; onClick: () => void }) => (
  <Button
    variant="quiet"
    size="sm"
    className="-ml-3 justify-self-start"
    icon={<Flag size={14} aria-hidden />}
    aria-label={t('reportNamed', { heading })}
    onClick={onClick}
  >
    {t('report')}
  </Button>
);
