import type { Word } from '@serendip/contract/words';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { audienceText } from './audiences.ts';

const t = texts('words');

/** The words that hosts have sent, newest first. */
export const SentWords = ({ words }: { words: readonly Word[] }) => (
  <ul className="grid gap-3">
    {words.map(({ id, heading, people = 0, created_at, ...word }) => (
      <li key={id} className="grid min-w-0 gap-0.5 border-line border-t pt-2">
        <span dir="auto" className="wrap-anywhere font-semibold">
          {heading}
        </span>
        <span className="text-ink-soft text-sm">
          {`${formatMoment(created_at)} · ${audienceText(word)} · ${t('people', { count: people })}`}
        </span>
      </li>
    ))}
  </ul>
);
