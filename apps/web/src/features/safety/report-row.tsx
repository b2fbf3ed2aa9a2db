import type { AttachedMessage, Report } from '@serendip/contract/safety';
import { Check, RotateCcw } from 'lucide-react';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ListRow } from '../../ui/list.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { toast } from '../../ui/toast.ts';
import { someone } from '../cards/someone.ts';
import { useSettle } from './queries.ts';

const t = texts('reports');
const reasonOf = texts('safety');

const calledOf = ({ name, alias }: Report['reported']): string => name ?? alias ?? someone();

const Thread = ({ thread, names }: { thread: readonly AttachedMessage[]; names: Record<string, string> }) => (
  <ol className="grid max-h-96 grid-cols-1 gap-3 overflow-y-auto rounded-lg bg-sunken p-4">
    {thread.map(({ from, content, created_at }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: attached messages have no ids, and never change
      <li key={at} className="grid grid-cols-1 gap-0.5">
        <p className="text-ink-faint text-xs">
          {t.rich('said', {
            name: names[from] ?? '',
            time: formatMoment(created_at),
            person: (words) => <bdi className="font-semibold text-ink-soft">{words}</bdi>,
          })}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-sm">
          {content}
        </p>
      </li>
    ))}
  </ol>
);

/** One report: the two people, the reason, and whether a host has settled it. */
export function ReportRow({ eventId, report }: { eventId: string; report: Report }) {
  const settle = useSettle(eventId, report.id);
  const { reporter, reported } = report;
  const called = { reporter: reporter ? calledOf(reporter) : t('gone'), reported: calledOf(reported) };
  const { id, thread, done } = report;
  return (
    <ListRow className="flex-wrap items-start gap-y-2 py-4">
      <div className="grid min-w-0 flex-1 basis-60 grid-cols-1 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Badge tone={done ? 'neutral' : 'caution'}>{reasonOf(`reason.${report.reason}`)}</Badge>
          {done && (
            <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
              {t('done')}
            </Badge>
          )}
        </div>
        <h3 id={`report-${id}`} className="wrap-anywhere font-semibold">
          <NameBeside name={reported.name} alias={reported.alias ?? someone()} />
        </h3>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {reporter
            ? t.rich('by', {
                person: () => <NameBeside name={reporter.name} alias={reporter.alias ?? someone()} />,
                time: formatMoment(report.created_at),
              })
            : t('byGone', { time: formatMoment(report.created_at) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={done ? <RotateCcw size={16} aria-hidden /> : <Check size={16} aria-hidden />}
        loading={settle.isPending}
        aria-describedby={`report-${id}`}
        onClick={() => settle.mutate(!done, { onError: (error) => toast.error(errorText(error, t('failedToSave'))) })}
      >
        {done ? t('openAgain') : t('markDone')}
      </Button>
      {report.words && (
        <p dir="auto" className="wrap-anywhere basis-full whitespace-pre-wrap">
          {report.words}
        </p>
      )}
      {thread && thread.length > 0 && (
        <Disclosure label={t('messages', { count: thread.length })} className="basis-full">
          <Thread thread={thread} names={called} />
        </Disclosure>
      )}
    </ListRow>
  );
}
