import { Download } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { toCsv } from '../../lib/csv.ts';
import { downloadText } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Export } from './export-rows.ts';

const t = texts('matching');

interface Props {
  /** Collects the content of the file. */
  make: () => Promise<Export>;
  disabled: boolean;
}

/** Downloads the results as a CSV file. */
export function DownloadCsv({ make, disabled }: Props) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { fileName, columns, rows } = await make();
      downloadText(fileName, 'text/csv', await toCsv(columns, rows));
    } catch {
      toast.error(t('csvFailed'));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download size={16} aria-hidden />}
      disabled={disabled}
      loading={busy}
      onClick={download}
    >
      {t('csv')}
    </Button>
  );
}
