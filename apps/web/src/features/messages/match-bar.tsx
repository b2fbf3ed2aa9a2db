import type { ConversationMatch } from '@serendip/contract/messages';
import { ChevronDown, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextInLanguages } from '../../ui/text-in-languages.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { categoryLabel } from '../matching/category-label.ts';
import { Opener } from '../matching/opener.tsx';
import { scoreLabel } from '../matching/score-label.ts';

const t = texts('messages');

/** Where the two were matched, with the reason on demand. */
export function MatchBar({ match }: { match: ConversationMatch }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { event, match_category: category, match_score: score, detailed_reasons: reasons, opener, quotes } = match;
  return (
    <div className="border-line border-b px-4 py-1.5 short:py-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink
          to={`/events/${encodeURIComponent(event.id)}`}
          className="wrap-anywhere inline-flex min-h-11 min-w-0 flex-1 basis-40 items-center text-sm"
        >
          <span className="line-clamp-2">
            {t.rich('matchedAt', { event: event.name, name: (words) => <bdi>{words}</bdi> })}
          </span>
        </TextLink>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm px-2 font-semibold text-ink-soft text-sm transition hover:bg-hover hover:text-ink"
        >
          <Sparkles size={16} aria-hidden />
          {t('whyMatched')}
          <ChevronDown size={16} aria-hidden className={cx('transition-[rotate]', open && 'rotate-180')} />
        </button>
      </div>
      <div id={id} hidden={!open} className={open ? 'grid animate-rise gap-3 pt-1.5 pb-3' : ''}>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent">{categoryLabel(category)}</Badge>
          <Badge tone="positive">{scoreLabel(Math.round(score * 100))}</Badge>
        </div>
        {reasons.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft text-sm">
            {reasons.map((reason) => (
              <li key={reason} dir="auto" className="wrap-anywhere">
                <TextInLanguages parts={quotes}>{reason}</TextInLanguages>
              </li>
            ))}
          </ul>
        )}
        {opener && <Opener quotes={quotes}>{opener}</Opener>}
      </div>
    </div>
  );
}
