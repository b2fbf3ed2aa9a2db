import type { RuleOutcome } from '@serendip/contract/rule-outcome';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { rulesOf, useSaveRule } from './queries.ts';
import { eased } from './rule-draft.ts';

const t = texts('rules');

interface Props {
  eventId: string;
  outcomes: readonly RuleOutcome[];
  /** The button that repairs a broken rule. */
  mendOf: (ruleId: string) => ReactNode;
}

/** Whether a run kept the rules, and each broken one in words. */
export function RunRules({ eventId, outcomes, mendOf }: Props) {
  const { data: rules = [] } = useQuery(rulesOf(eventId));
  const { mutate, isPending } = useSaveRule(eventId);
  const broken = outcomes.filter(({ kept }) => !kept);
  if (broken.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck size={18} aria-hidden className="shrink-0 text-positive-ink" />
        {t('allKept', { count: outcomes.length })}
      </p>
    );
  return (
    <section aria-labelledby="run-rules" className="grid grid-cols-1 gap-3 rounded-lg border border-line p-4 sm:p-5">
      <h4 id="run-rules" className="font-semibold">
        {t('someKept', { kept: String(outcomes.length - broken.length), all: String(outcomes.length) })}
      </h4>
      <ul className="grid gap-3">
        {broken.map(({ rule_id, sentence, in_words }) => {
          const rule = rules.find(({ id, strength }) => id === rule_id && strength === 'always');
          return (
            <li key={rule_id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-56">
                <p className="wrap-anywhere font-semibold text-sm">{sentence}</p>
                <p className="wrap-anywhere text-ink-soft text-sm">{in_words}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                {mendOf(rule_id)}
                {rule && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={isPending}
                    onClick={() =>
                      mutate(
                        { id: rule_id, rule: eased(rule) },
                        {
                          onSuccess: () => {
                            toast.success(t('easedNow'));
                          },
                          onError: (error) => toast.error(joinedErrors(error, t('saveFailed'))),
                        },
                      )
                    }
                  >
                    {t('makeEased')}
                    <Whom name={sentence} />
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
