import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import type { Cells } from './read/cells.ts';
import type { Service } from './read/known-files.ts';

const t = texts('guestList');

/** Headings stand near the top. */
const offered = 6;

/** Files of Meetup hold no e-mail addresses, so no invitations can be mailed. */
function NoAddresses({ eventId }: { eventId: string }) {
  const [address] = useState(() => `${window.location.origin}/events/${eventId}`);
  return (
    <Notice
      tone="caution"
      title={t('noAddresses')}
      action={
        <Button
          size="sm"
          variant="secondary"
          onClick={async () => {
            if (await copyText(address)) toast.success(t('linkCopied'));
            else toast.error(t('linkNotCopied'));
          }}
        >
          {t('copyLink')}
        </Button>
      }
    >
      {t.rich('postLink', { address: () => <span className="wrap-anywhere font-semibold">{address}</span> })}
    </Notice>
  );
}

interface Props {
  eventId: string;
  cells: Cells;
  /** Null: the list has no headings. */
  headingRow: number | null;
  service: Service | undefined;
  onChoose: (row: number | null) => void;
  onNext: () => void;
}

/** Asks for the row with the headings; the likely one is chosen. */
export function HeadingStep({ eventId, cells, headingRow, service, onChoose, onNext }: Props) {
  const rows = cells.slice(0, Math.max(offered, (headingRow ?? 0) + 1));
  const shown = (row: readonly string[]) =>
    row
      .filter((cell) => cell !== '')
      .slice(0, 8)
      .join(' · ');
  return (
    <div className="grid grid-cols-1 gap-5">
      {service === 'Meetup' ? (
        <NoAddresses eventId={eventId} />
      ) : (
        service && <Notice tone="positive">{t('exportOf', { service })}</Notice>
      )}
      <FieldSet legend={t('headingRow')} legendHidden>
        <div className="grid grid-cols-1 gap-2">
          {rows.map((row, at) => (
            <ChoiceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key, and do not move
              key={at}
              kind="radio"
              name="heading-row"
              label={<span className="line-clamp-2">{shown(row)}</span>}
              hint={t('row', { number: String(at + 1) })}
              checked={headingRow === at}
              onChange={() => onChoose(at)}
            />
          ))}
          <ChoiceRow
            kind="radio"
            name="heading-row"
            label={t('noHeadings')}
            hint={t('rowIsPerson')}
            checked={headingRow === null}
            onChange={() => onChoose(null)}
          />
        </div>
      </FieldSet>
      <Button className="justify-self-start" onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}
