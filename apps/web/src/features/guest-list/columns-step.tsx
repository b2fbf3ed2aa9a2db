import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import type { Cells } from './read/cells.ts';
import { type AskedQuestion, answerTo, type ColumnKind } from './read/columns.ts';

const t = texts('guestList');

const kindsToChoose = ['ignored', 'name', 'first_name', 'last_name', 'email', 'label'] as const;

interface Props {
  cells: Cells;
  headingRow: number | null;
  kinds: readonly ColumnKind[];
  questions: readonly AskedQuestion[];
  onChange: (kinds: ColumnKind[]) => void;
  onNext: () => void;
}

/** Asks for the kind of each column; known ones are chosen. Each kind but labels can be one column only. */
export function ColumnsStep({ cells, headingRow, kinds, questions, onChange, onNext }: Props) {
  const below = cells.slice(headingRow === null ? 0 : headingRow + 1);
  const samples = (at: number) =>
    [...new Set(below.slice(0, 50).map((row) => row[at] ?? ''))].filter((cell) => cell !== '').slice(0, 3);
  const choose = (at: number, kind: ColumnKind) =>
    onChange(
      kinds.map((before, place) => {
        if (place === at) return kind;
        return before === kind && kind !== 'label' ? 'ignored' : before;
      }),
    );
  const hasEmail = kinds.includes('email');
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="grid grid-cols-1 gap-4">
        {kinds.map((kind, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key, and do not move
            key={at}
            className="grid grid-cols-1 gap-1.5 border-line border-t pt-4 first:border-t-0 first:pt-0 sm:grid-cols-2 sm:gap-6"
          >
            <div className="min-w-0 sm:order-2 sm:self-center">
              <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
                {samples(at).join(' · ') || t('empty')}
              </p>
            </div>
            <Field label={(headingRow !== null && cells[headingRow]?.[at]) || t('column', { number: String(at + 1) })}>
              {(control) => (
                <Select {...control} value={kind} onChange={(event) => choose(at, event.target.value as ColumnKind)}>
                  {kindsToChoose.map((value) => (
                    <option key={value} value={value}>
                      {t(`kinds.${value}`)}
                    </option>
                  ))}
                  {questions.map(({ id, text }) => (
                    <option key={id} value={answerTo(id)}>
                      {t('answer', { question: text })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </li>
        ))}
      </ul>
      {!hasEmail && <Notice tone="caution">{t('noEmail')}</Notice>}
      <Button className="justify-self-start" disabled={!hasEmail} onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}
