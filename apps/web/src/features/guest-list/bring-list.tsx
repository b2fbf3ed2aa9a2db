import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { eventQuestions } from '../questions/queries.ts';
import type { Brought } from './brought.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { HeadingStep } from './heading-step.tsx';
import type { Cells } from './read/cells.ts';
import { type ColumnKind, headingRowOf, kindsOf } from './read/columns.ts';
import type { Service } from './read/known-files.ts';
import { guestsOf, type ListedGuests } from './read/rows-of.ts';

const t = texts('guestList');

type Step = 'file' | 'headings' | 'columns' | 'check' | 'done';
const steps: Step[] = ['file', 'headings', 'columns', 'check'];

/** A list on its way through the steps. */
interface List {
  cells: Cells;
  headingRow: number | null;
  kinds: ColumnKind[];
  service: Service | undefined;
  statusesAt: number[];
}

/** The four steps of a guest list: file, headings, columns, check. It stays on this device until the last one. */
export function BringList({ event, onClose }: { event: Event; onClose: () => void }) {
  const { data: questions = [] } = useQuery(eventQuestions(event.id));
  const [step, setStep] = useState<Step>('file');
  const [list, setList] = useState<List | null>(null);
  const [listed, setListed] = useState<ListedGuests | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a new title
  useEffect(() => title.current?.focus(), [step]);

  const withHeadings = (cells: Cells, headingRow: number | null): List => {
    const { kinds, known } = kindsOf(cells, headingRow, questions);
    return { cells, headingRow, kinds, service: known?.service, statusesAt: known?.statusesAt ?? [] };
  };
  const number = steps.indexOf(step);
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          {number >= 0 && (
            <p className="text-ink-faint text-sm">
              {t('step', { number: String(number + 1), all: String(steps.length) })}
            </p>
          )}
          <h2 ref={title} tabIndex={-1} className="heading text-xl outline-none">
            {t(`titles.${step}`)}
          </h2>
        </div>
        {step !== 'done' && (
          <Button variant="quiet" size="sm" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {step === 'file' && (
        <FileStep
          onRead={(cells) => {
            setList(withHeadings(cells, headingRowOf(cells)));
            setStep('headings');
          }}
        />
      )}
      {step === 'headings' && list && (
        <HeadingStep
          eventId={event.id}
          cells={list.cells}
          headingRow={list.headingRow}
          service={list.service}
          onChoose={(row) => setList(withHeadings(list.cells, row))}
          onNext={() => setStep('columns')}
        />
      )}
      {step === 'columns' && list && (
        <ColumnsStep
          {...list}
          questions={questions}
          onChange={(kinds) => setList({ ...list, kinds })}
          onNext={() => {
            setListed(guestsOf(list.cells, list.headingRow, list.kinds, list.statusesAt, questions));
            setStep('check');
          }}
        />
      )}
      {step === 'check' && listed && (
        <CheckStep
          eventId={event.id}
          listed={listed}
          onBrought={(done) => {
            setBrought(done);
            setStep('done');
          }}
        />
      )}
      {step === 'done' && brought && <DoneStep eventId={event.id} brought={brought} onClose={onClose} />}
      {number > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          icon={<ArrowLeft size={16} aria-hidden />}
          onClick={() => setStep(steps[number - 1] ?? 'file')}
        >
          {t('back')}
        </Button>
      )}
    </Card>
  );
}
