import type { MyMatch } from '@serendip/contract/matching';
import { MessageCircle } from 'lucide-react';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListRow } from '../../ui/list.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { matchScore } from './export-rows.ts';

/** All buttons have the same label, so the person's name describes them. */
const nameId = ({ user }: MyMatch) => `match-${user.id}`;

/** A person to meet: alias, category, percentage and reasons. */
export const MyMatchRow = ({ match }: { match: MyMatch }) => (
  <ListRow className="flex-wrap items-start gap-y-1 py-4">
    <Avatar initials={initials(match.user.alias)} seed={match.user.id} />
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={nameId(match)} className="max-w-full truncate font-semibold">
          {match.user.alias ?? 'Someone'}
        </h3>
        <p className="font-semibold text-accent-ink text-sm tabular-nums">
          {matchScore(match.match_percentage)} <span className="font-normal text-ink-faint">match</span>
        </p>
      </div>
      <div>
        <CategoryBadge category={match.match_category} />
      </div>
    </div>
    <LinkButton
      to={`/messages?user=${encodeURIComponent(match.user.id)}`}
      variant="secondary"
      size="sm"
      icon={<MessageCircle size={16} aria-hidden />}
      aria-describedby={nameId(match)}
    >
      Message
    </LinkButton>
    {match.detailed_reasons.length > 0 && (
      <Disclosure label="Why matched" className="basis-full sm:pl-15">
        <ul className="wrap-anywhere grid grid-cols-1 gap-1.5 pb-1 text-ink-soft text-sm">
          {match.detailed_reasons.map((reason) => (
            <li key={reason} className="flex gap-2.5">
              <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
              <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
  </ListRow>
);
