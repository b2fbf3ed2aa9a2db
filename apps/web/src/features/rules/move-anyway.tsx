import { rulesThatWouldBreak } from '@serendip/contract/heed-rules';
import { ApiError, isStatus } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const t = texts('rules');

/** The sentences of the rules for which a move was refused; null for any other error. */
export function rulesInTheWay(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || !isStatus(error, 409)) return null;
  const { data } = rulesThatWouldBreak.safeParse(error.data);
  return data && data.rules.length > 0 ? data.rules.map(({ sentence }) => sentence) : null;
}

interface Props {
  /** Null: nothing is asked. */
  sentences: readonly string[] | null;
  onMove: () => void;
  onCancel: () => void;
}

/** Asks a host before a move by hand that breaks rules. */
export const MoveAnyway = ({ sentences, onMove, onCancel }: Props) => (
  <ConfirmDialog
    open={sentences !== null}
    title={<span className="wrap-anywhere">{t('wouldBreak', { rule: sentences?.[0] ?? '' })}</span>}
    description={
      sentences && sentences.length > 1
        ? t('soWould', {
            rules: sentences
              .slice(1)
              .map((sentence) => `"${sentence}"`)
              .join(', '),
          })
        : undefined
    }
    confirmLabel={t('moveAnyway')}
    onConfirm={onMove}
    onCancel={onCancel}
  />
);
