import { limits } from '@serendip/contract/limits';
import type { EventRule } from '@serendip/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useDragOrder } from '../../lib/use-drag-order.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { List } from '../../ui/list.tsx';
import { toast } from '../../ui/toast.ts';
import { type NextRun, rulesOf, useDeleteRule, useOrderRules } from './queries.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { StandingOfRule } from './standing.tsx';
import { useFreeing } from './use-freeing.ts';

const t = texts('rules');

const moveId = (id: string) => `move-rule-${id}`;
const addRuleId = 'add-rule';

interface Props {
  eventId: string;
  nextRun: NextRun;
  onNextRun: (changed: Partial<NextRun>) => void;
}

/** An event's rules, for its hosts: 'always' first, then 'if possible' in their order. */
export function RulesCard({ eventId, nextRun, onNextRun }: Props) {
  const { data: rules, error, refetch, isFetching } = useQuery(rulesOf(eventId, nextRun));
  const [opened, setOpened] = useState<EventRule | 'new' | null>(null);
  const [deleting, setDeleting] = useState<EventRule | null>(null);
  const { mutate: remove, isPending } = useDeleteRule(eventId);
  const freeing = useFreeing({ eventId, rules: rules ?? [], onNextRun, onOpen: setOpened });
  const always = rules?.filter(({ strength }) => strength === 'always') ?? [];
  const eased = rules?.filter(({ strength }) => strength === 'if_possible') ?? [];
  const textOf = (rule: EventRule) => (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p dir="auto" className="wrap-anywhere font-semibold">
        {rule.sentence}
      </p>
      <StandingOfRule rule={rule} onApply={freeing.doing} busy={freeing.isPending} focusAfter={addRuleId} />
    </div>
  );
  const actionsOf = (rule: EventRule) => (
    <div className="-my-1 flex shrink-0">
      <IconButton
        label={t('changeNamed', { rule: rule.sentence })}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => setOpened(rule)}
      />
      <IconButton
        label={t('deleteNamed', { rule: rule.sentence })}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => setDeleting(rule)}
      />
    </div>
  );
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="heading text-lg">{t('title')}</h3>
        <Button
          id={addRuleId}
          variant="secondary"
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          disabled={(rules?.length ?? 0) >= limits.rules_max}
          onClick={() => setOpened('new')}
        >
          {t('add')}
        </Button>
      </div>
      {rules?.length === 0 && <p className="text-ink-soft text-sm">{t('about')}</p>}
      {error && !rules && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {joinedErrors(error, t('loadFailed'))}
        </FailedToLoad>
      )}
      {always.length > 0 && (
        <List aria-label={t('listAlways')}>
          {always.map((rule) => (
            <li key={rule.id} className="flex items-start gap-2 px-4 py-3">
              {textOf(rule)}
              {actionsOf(rule)}
            </li>
          ))}
        </List>
      )}
      {eased.length > 0 && (
        <EasedRules eventId={eventId} always={always} eased={eased} textOf={textOf} actionsOf={actionsOf} />
      )}
      {opened && (
        <RuleDialog
          eventId={eventId}
          rule={opened === 'new' ? null : opened}
          nextRun={nextRun}
          doing={freeing.doing}
          busy={freeing.isPending}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t('deleteTitle')}
        description={deleting?.sentence}
        confirmLabel={t('delete')}
        danger
        busy={isPending}
        onConfirm={() =>
          deleting &&
          remove(deleting.id, {
            onError: (failure) => toast.error(joinedErrors(failure, t('deleteFailed'))),
            onSettled: () => {
              setDeleting(null);
              requestAnimationFrame(() => document.getElementById(addRuleId)?.focus());
            },
          })
        }
        onCancel={() => setDeleting(null)}
      />
    </Card>
  );
}

interface EasedProps {
  eventId: string;
  always: readonly EventRule[];
  eased: readonly EventRule[];
  textOf: (rule: EventRule) => React.ReactNode;
  actionsOf: (rule: EventRule) => React.ReactNode;
}

/** The rules that hold if possible, to put in order by dragging or with the arrow keys. */
function EasedRules({ eventId, always, eased, textOf, actionsOf }: EasedProps) {
  const { mutate } = useOrderRules(eventId);
  const [moved, setMoved] = useState<string[] | null>(null);
  const shown = moved ? moved.flatMap((id) => eased.find((rule) => rule.id === id) ?? []) : eased;
  const focusNext = useRef<string | null>(null);
  const { list, handleOf } = useDragOrder((from, to) => {
    const ids = shown.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (!id) return;
    ids.splice(to, 0, id);
    focusNext.current = id;
    setMoved(ids);
  });
  // A row that moves in the page loses the focus.
  useEffect(() => {
    if (focusNext.current) document.getElementById(moveId(focusNext.current))?.focus();
    focusNext.current = null;
  });
  const order = moved?.join(' ');
  const kept = always.map(({ id }) => id).join(' ');
  // Sent once the rows rest.
  useEffect(() => {
    if (!order) return undefined;
    const timer = setTimeout(
      () =>
        mutate([...kept.split(' ').filter(Boolean), ...order.split(' ')], {
          onError: (failure) => toast.error(joinedErrors(failure, t('orderFailed'))),
          onSettled: () => setMoved(null),
        }),
      400,
    );
    return () => clearTimeout(timer);
  }, [order, kept, mutate]);
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold text-sm">{t(eased.length > 1 ? 'headEasedOrdered' : 'headEased')}</h4>
      <List ref={list} aria-label={t('listEased')}>
        {shown.map((rule, index) => (
          <li key={rule.id} className="flex items-start gap-2 px-4 py-3">
            {eased.length > 1 && (
              <IconButton
                id={moveId(String(rule.id))}
                label={t('move', { number: String(index + 1) })}
                icon={<GripVertical size={18} aria-hidden />}
                className="-my-1 -ml-2 cursor-grab touch-none"
                {...handleOf(index)}
              />
            )}
            {textOf(rule)}
            {actionsOf(rule)}
          </li>
        ))}
      </List>
    </div>
  );
}
