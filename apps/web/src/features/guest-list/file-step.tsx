import { limits } from '@serendip/contract/limits';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Cells, mostColumns, UnreadableFile } from './read/cells.ts';
import { readFile } from './read/read-file.ts';
import { tableFromText } from './read/table-from-text.ts';

const t = texts('guestList');

const most = limits.guest_list_rows_max;
/** Rows above the headings may be there, too, and one more row shows that there are too many. */
const readRows = most + 20;

const faultText = ({ fault, columns }: UnreadableFile): string =>
  fault === 'tooWide'
    ? t('unreadableFiles.tooWide', { columns: String(columns), most: String(mostColumns) })
    : t(`unreadableFiles.${fault}`);

/** Takes a file or a paste, and reads it here. */
export function FileStep({ onRead }: { onRead: (cells: Cells) => void }) {
  const [pasted, setPasted] = useState('');
  const [reads, setReads] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const hint = useId();
  const read = async (from: () => Promise<Cells>) => {
    setReads(true);
    setFault(null);
    try {
      onRead(await from());
    } catch (error) {
      setFault(error instanceof UnreadableFile ? faultText(error) : t('unreadable'));
      setReads(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-2">
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void read(() => readFile(chosen, readRows));
          }}
        />
        <Button
          icon={<FileUp size={18} aria-hidden />}
          loading={reads}
          aria-describedby={hint}
          onClick={() => file.current?.click()}
        >
          {t(reads ? 'reading' : 'choose')}
        </Button>
        <p id={hint} className="text-ink-soft text-sm">
          {t('fileHint', { most })}
        </p>
      </div>
      <Field label={t('paste')} hint={t('pasteHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={pasted}
            placeholder={'Ann Lee, ann@example.org\nBo Ray, bo@example.org'}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <FieldError error={fault} />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={pasted.trim() === '' || reads}
        onClick={() => void read(() => tableFromText(pasted, readRows))}
      >
        {t('readPaste')}
      </Button>
    </div>
  );
}
