import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Hand, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { matchRuns } from '../matching/queries.ts';
import { isDraft, publishedRun } from '../matching/run-label.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useDeleteRun } from './queries.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  run: MatchRun;
}

/** For hosts: whether guests see a run, and what follows from it. Nothing for the only run of an event that publishes at once. */
export function RunActions({ eventId, run }: Props) {
  const { data: runs = [] } = useQuery(matchRuns(eventId));
  const [asks, setAsks] = useState<'publish' | 'delete' | null>(null);
  const { mutate, isPending } = useDeleteRun(eventId);
  const shown = publishedRun(runs);
  const isShown = shown?.id === run.id;
  const hasEnded = run.status === 'completed' || run.status === 'failed';
  const deletes = hasEnded && !isShown && run.rounds_held === null;
  if (isShown && runs.length === 1) return null;
  const remove = () =>
    mutate(run.id, {
      onSuccess: () => toast.success(t('deleted', { number: String(run.number) })),
      onError: (error) => toast.error(statusMessage(error, t('deleteFailed'))),
      onSettled: () => setAsks(null),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {isDraft(run) ? (
          <>
            <Badge tone="caution" icon={<EyeOff size={13} aria-hidden />}>
              {t('draft')}
            </Badge>
            <span>{t('notSeen')}</span>
          </>
        ) : (
          isShown && (
            <>
              <Badge tone="positive" icon={<Eye size={13} aria-hidden />}>
                {t('published')}
              </Badge>
              <span>{t('seen')}</span>
            </>
          )
        )}
        {run.status === 'completed' && !isDraft(run) && !isShown && t('seenBefore')}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-col-reverse max-sm:items-stretch">
        {deletes && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 size={16} aria-hidden />}
            focusAfter="results"
            onClick={() => setAsks('delete')}
          >
            {t('delete')}
          </Button>
        )}
        {isDraft(run) && (
          <LinkButton
            to={`/events/${encodeURIComponent(eventId)}/runs/${encodeURIComponent(run.id)}/edit`}
            variant="secondary"
            size="sm"
            icon={<Hand size={16} aria-hidden />}
          >
            {t('title')}
          </LinkButton>
        )}
        {run.status === 'completed' && !isShown && (
          <Button size="sm" focusAfter="results" onClick={() => setAsks('publish')}>
            {t(isDraft(run) ? 'publish' : 'publishAgain')}
          </Button>
        )}
      </div>
      {asks === 'publish' && <PublishDialog eventId={eventId} run={run} onClose={() => setAsks(null)} />}
      <ConfirmDialog
        open={asks === 'delete'}
        title={t('deleteTitle', { number: String(run.number) })}
        description={t(isDraft(run) ? 'deleteDraft' : 'deletePublished')}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
        onConfirm={remove}
        onCancel={() => setAsks(null)}
      />
    </div>
  );
}
