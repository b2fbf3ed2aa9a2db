import { Download } from 'lucide-react';
import { toCsv } from '../../lib/csv.ts';
import { downloadText } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Export } from './export-rows.ts';

/** Offers what shows as a spreadsheet file; disabled while there is nothing in it. */
export function DownloadCsv({ file }: { file: Export | null }) {
  const download = async ({ fileName, columns, rows }: Export) => {
    try {
      downloadText(fileName, 'text/csv', await toCsv(columns, rows));
    } catch {
      toast.error('The file could not be made. Please try again.');
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download size={16} aria-hidden />}
      disabled={!file || file.rows.length === 0}
      onClick={() => file && download(file)}
    >
      Download CSV
    </Button>
  );
}
