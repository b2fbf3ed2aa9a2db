import type { MatchRun } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { errorText, isStatus } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { isDraft } from '../matching/run-label.ts';
import { mendingSwapsOf, useEdit } from './edit-queries.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  run: MatchRun;
  ruleId: string;
  /** Where the focus goes, since the button vanishes. */
  focusAfter: string;
}

/** In a draft: a swap that repairs a broken rule, with one tap. One that is not possible makes place for the next. Nothing where no swap does. */
export function MendSwap({ eventId, run, ruleId, focusAfter }: Props) {
  const { data: swaps } = useQuery(mendingSwapsOf(eventId, run));
  const { mutate, isPending } = useEdit(eventId, run.id);
  const [refused, setRefused] = useState<readonly object[]>([]);
  const swap = swaps?.find((one) => one.rule_id === ruleId && !refused.includes(one));
  if (!swap || !isDraft(run)) return null;
  const { round, user_id, other_id, user_name: one, other_name: other } = swap;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ArrowRightLeft size={16} aria-hidden />}
      loading={isPending}
      focusAfter={focusAfter}
      onClick={() =>
        mutate(
          { edit: { kind: 'swap', round, user_id, other_id }, version: run.version },
          {
            onSuccess: () =>
              toast.success(
                run.rounds > 1
                  ? t('haveSwappedIn', { one, other, round: String(round) })
                  : t('haveSwapped', { one, other }),
              ),
            onError: (error) => {
              if (isStatus(error, 422)) setRefused([...refused, swap]);
              toast.error(isStatus(error, 409) ? t('changedElsewhere') : errorText(error, t('failedAgain')));
            },
          },
        )
      }
    >
      <span className="wrap-anywhere">{t('swapNamed', { one, other })}</span>
    </Button>
  );
}
