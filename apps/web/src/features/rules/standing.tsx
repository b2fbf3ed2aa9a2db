import type { EventRule } from '@serendip/contract/rules';
import { TriangleAlert } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('rules');

type Standing = Pick<EventRule, 'touches' | 'conflicts'>;
type Change = EventRule['conflicts'][number]['apply'];

/** 'Touches 6 people, 9 pairs' */
function touchesText({ touches: { people, pairs } }: Standing): string {
  if (people === 0) return t('touchesNobody');
  return pairs > 0 ? t('touches', { people, pairs }) : t('touchesPeople', { people });
}

interface Props {
  rule: Standing;
  /** What a tap on a proposed change does; undefined where it can only be read. */
  onApply: (change: Change) => (() => void) | undefined;
  busy: boolean;
  /** Where the focus goes when the conflict is gone. */
  focusAfter?: string;
}

/** Whom a rule touches, and what it fights with, with the change that frees it. */
export const StandingOfRule = ({ rule, onApply, busy, focusAfter }: Props) => (
  <>
    <p className="text-ink-soft text-sm">{touchesText(rule)}</p>
    {rule.conflicts.map(({ sentence, change, apply }) => {
      const press = onApply(apply);
      return (
        <div key={`${sentence} ${change}`} className="flex gap-1.5 not-last:pb-2 text-caution-ink text-sm">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <p className="wrap-anywhere">{sentence}</p>
            {press ? (
              <Button
                variant="secondary"
                size="sm"
                disabled={busy}
                onClick={press}
                {...(focusAfter ? { focusAfter } : {})}
              >
                <span className="wrap-anywhere text-left">{change}</span>
              </Button>
            ) : (
              <p className="wrap-anywhere font-semibold">{change}.</p>
            )}
          </div>
        </div>
      );
    })}
  </>
);
