import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { relativeTime } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { ReportWordButton } from '../words/report-word-button.tsx';
import { openedInvitation } from './queries.ts';
import { ReportWord } from './report-word.tsx';

const t = texts('invitedGuest');

const words = texts('words');

/** The hosts' word to an invited person. Web addresses in it are text: the reader has not said yes to anything yet. */
export function HostsWord({ token, word }: { token: string; word: NonNullable<OpenedInvitation['word']> }) {
  const client = useQueryClient();
  const [reports, setReports] = useState(false);
  const done = () => {
    client.setQueryData(
      openedInvitation(token).queryKey,
      (known) => known && { ...known, word: known.word && { ...known.word, reported: true } },
    );
    setReports(false);
  };
  return (
    <Card className="grid grid-cols-1 gap-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-ink-soft text-sm">{words('fromHost')}</h2>
        <span className="shrink-0 text-ink-faint text-xs">{relativeTime(word.created_at)}</span>
      </div>
      <h3 dir="auto" className="heading wrap-anywhere text-xl">
        {word.heading}
      </h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {word.text}
      </p>
      {word.reported ? (
        <p role="status" className="text-ink-soft text-sm">
          {t('wordReported')}
        </p>
      ) : (
        <ReportWordButton heading={word.heading} onClick={() => setReports(true)} />
      )}
      {reports && <ReportWord token={token} onDone={done} onClose={() => setReports(false)} />}
    </Card>
  );
}
