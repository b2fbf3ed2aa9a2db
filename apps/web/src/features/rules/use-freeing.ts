import type { EventRule } from '@serendip/contract/rules';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { toast } from '../../ui/toast.ts';
import { asSent, type NextRun, useSaveRule } from './queries.ts';
import { eased } from './rule-draft.ts';

const t = texts('rules');

type Change = EventRule['conflicts'][number]['apply'];

interface Given {
  eventId: string;
  rules: readonly EventRule[];
  onNextRun: (changed: Partial<NextRun>) => void;
  /** Opens a rule for which no smaller change helps. */
  onOpen: (rule: EventRule) => void;
}

/** Makes the change that a conflict proposes: of a rule at once, of the next run in its options. */
export function useFreeing({ eventId, rules, onNextRun, onOpen }: Given) {
  const { mutate, isPending } = useSaveRule(eventId);
  const save = (rule: EventRule, changed: Parameters<typeof mutate>[0]['rule']) =>
    mutate(
      { id: rule.id, rule: changed },
      {
        onSuccess: () => toast.success(t('saved')),
        onError: (error) => toast.error(joinedErrors(error, t('saveFailed'))),
      },
    );
  const doing = (change: Change): (() => void) | undefined => {
    if (!('rule_id' in change))
      return () => {
        onNextRun({ [change.code]: change.to });
        toast.success(t(change.code === 'rounds' ? 'nextRounds' : 'nextSize', { count: String(change.to) }));
      };
    const rule = rules.find(({ id }) => id === change.rule_id);
    if (!rule) return undefined;
    if (change.code === 'without') return () => onOpen(rule);
    const changed = change.code === 'if_possible' ? eased(rule) : { ...asSent(rule), [change.code]: change.to };
    return () => save(rule, changed);
  };
  return { doing, isPending };
}
