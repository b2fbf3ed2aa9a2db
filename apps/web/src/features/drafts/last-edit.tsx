import { texts } from '../../language/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import type { EditAnswer } from './edit-queries.ts';
import { meaningOf } from './meaning-text.ts';

const t = texts('drafts');

interface Props {
  answer: EditAnswer | null;
  trouble: string | null;
  nameOf: (id: string) => string;
}

/** The meaning of the last edit, also for screen readers. */
export function LastEdit({ answer, trouble, nameOf }: Props) {
  const lines = answer ? meaningOf(answer, nameOf) : [];
  return (
    <div role="status">
      {trouble ? (
        <Notice tone="negative">{trouble}</Notice>
      ) : (
        answer && <Notice>{lines.length > 0 ? lines.join(' ') : t('nothingElse')}</Notice>
      )}
    </div>
  );
}
