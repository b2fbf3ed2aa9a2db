import { type EventRule, type RuleKind, ruleKinds } from '@serendip/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';
import { checkOf, type NextRun, rulesOf, useSaveRule } from './queries.ts';
import { draftOf, emptyDraft, type RuleDraft, sentRule } from './rule-draft.ts';
import { SentenceBlanks } from './sentence-blanks.tsx';
import { StandingOfRule } from './standing.tsx';

const t = texts('rules');

type Change = EventRule['conflicts'][number]['apply'];

const choosing = 300;

const strengths = () =>
  [
    { value: 'always', label: t('always') },
    { value: 'if_possible', label: t('ifPossible') },
  ] as const;

interface Props {
  eventId: string;
  /** The rule to change; null: a new one. */
  rule: EventRule | null;
  /** The run to come: its numbers decide what can hold. */
  nextRun: NextRun;
  /** Makes a change that a conflict proposes, of another rule or of the next run. */
  doing: (change: Change) => (() => void) | undefined;
  busy: boolean;
  onClose: () => void;
}

/** A rule as a sentence with blanks. It says whom it touches, and what it fights with, while one chooses. */
export function RuleDialog({ eventId, rule, nextRun, doing, busy, onClose }: Props) {
  const [draft, setDraft] = useState<RuleDraft | null>(rule && draftOf(rule));
  const sent = draft && sentRule(draft);
  const asked = useSettled(sent ? JSON.stringify(sent) : '', choosing);
  const checked = useQuery(checkOf(eventId, asked === '' ? null : JSON.parse(asked), rule?.id ?? null, nextRun));
  const { mutate, isPending, error } = useSaveRule(eventId);
  const { data: rules } = useQuery(rulesOf(eventId, nextRun));
  if (!draft) return <Beginnings onChoose={(kind) => setDraft(emptyDraft(kind))} onClose={onClose} />;
  const isOther = (id: string): boolean => id !== rule?.id && (rules ?? []).some((one) => one.id === id);
  /** A change of this rule fills in its blank. Another rule is not opened from here. */
  const pressOf = (change: Change): (() => void) | undefined => {
    if (change.code === 'without') return undefined;
    if (!('rule_id' in change) || isOther(change.rule_id)) return doing(change);
    if (change.code === 'if_possible') return () => setDraft({ ...draft, strength: 'if_possible' });
    return () => setDraft({ ...draft, n: change.to });
  };
  const fault = error ?? (sent ? checked.error : null);
  const save = () =>
    sent &&
    mutate(
      { id: rule?.id ?? null, rule: sent },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={rule ? t('changeTitle') : t(`beginnings.${draft.kind}.title`)}
      description={t('fillIn')}
      submit={t('save')}
      ready={sent !== null}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <SentenceBlanks
        eventId={eventId}
        draft={draft}
        onChange={(changes) => setDraft((before) => before && { ...before, ...changes })}
      />
      <div className="grid gap-1.5">
        <Segmented
          label={t('howStrong')}
          choices={strengths()}
          value={draft.strength}
          onChange={(strength) => setDraft({ ...draft, strength })}
        />
        <p className="text-ink-faint text-xs">{t(draft.strength === 'always' ? 'alwaysText' : 'ifPossibleText')}</p>
      </div>
      <div role="status" className="grid gap-1 rounded-md bg-sunken px-4 py-3 empty:hidden">
        {sent && checked.data && !fault && (
          <>
            <p className="wrap-anywhere font-semibold">{checked.data.sentence}</p>
            <StandingOfRule rule={checked.data} onApply={pressOf} busy={busy} />
          </>
        )}
      </div>
      <FieldError error={fault && joinedErrors(fault, t('checkFailed'))} />
    </FormDialog>
  );
}

/** The five sentences to begin with. */
const Beginnings = ({ onChoose, onClose }: { onChoose: (kind: RuleKind) => void; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={t('whatHolds')}
    description={t('chooseSentence')}
    actions={
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
    }
  >
    <ul className="grid gap-2">
      {ruleKinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            onClick={() => onChoose(kind)}
            className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 text-left transition hover:border-line-strong"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-semibold">{t(`beginnings.${kind}.title`)}</span>
              <span className="text-ink-soft text-sm">{t(`beginnings.${kind}.example`)}</span>
            </span>
            <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-faint" />
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
