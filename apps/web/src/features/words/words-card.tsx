import type { Event } from '@serendip/contract/events';
import type { Word } from '@serendip/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { relativeTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { ReportDialog } from '../safety/report-dialog.tsx';
import { useMuteWords, wordsOf } from './queries.ts';
import { ReportWordButton } from './report-word-button.tsx';

const t = texts('words');

/** The newest ones show; the others unfold. */
const shownAtFirst = 2;

const OneWord = ({ word, onReport }: { word: Word; onReport: () => void }) => (
  <li className="grid min-w-0 grid-cols-1 gap-1.5 border-line border-t pt-4 first:border-t-0 first:pt-0">
    <div className="flex items-start justify-between gap-3">
      <h3 dir="auto" className="wrap-anywhere min-w-0 font-semibold text-lg">
        {word.heading}
      </h3>
      <span className="shrink-0 pt-1 text-ink-faint text-xs">{relativeTime(word.created_at)}</span>
    </div>
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      <LinkedText text={word.text} />
    </p>
    <ReportWordButton heading={word.heading} onClick={onReport} />
  </li>
);

/** The hosts' words to a guest, newest first. */
export function WordsCard({ event }: { event: Event }) {
  const { data, error, refetch, isFetching } = useQuery(wordsOf(event.id));
  const { mutate } = useMuteWords(event.id);
  const [all, setAll] = useState(false);
  const [reported, setReported] = useState<Word | null>(null);
  const words = data?.words ?? [];
  const shown = all ? words : words.slice(0, shownAtFirst);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 id="words" tabIndex={-1} className="heading text-xl">
        {t('fromHost')}
      </h2>
      {error && !data && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('loadFailed'))}
        </FailedToLoad>
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton className="h-20 rounded-lg" />
        </Loading>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {shown.map((word) => (
          <OneWord key={word.id} word={word} onReport={() => setReported(word)} />
        ))}
      </ul>
      {shown.length < words.length && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t('showMore', { count: String(words.length - shown.length) })}
        </Button>
      )}
      {data && event.user_joined && (
        <Switch
          label={t('tellMe')}
          checked={!data.muted}
          onChange={({ target }) =>
            mutate(!target.checked, {
              onError: (failure) => toast.error(statusMessage(failure, t('failed'))),
            })
          }
        />
      )}
      {reported && (
        <ReportDialog
          person={{ ...reported.from, card: null }}
          event={{ id: event.id }}
          wordId={reported.id}
          onClose={() => setReported(null)}
        />
      )}
    </Card>
  );
}
