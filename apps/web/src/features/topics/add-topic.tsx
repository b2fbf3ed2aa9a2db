import { bounds } from '@serendip/contract/bounds';
import { limits } from '@serendip/contract/limits';
import { type TopicRole, topicKey } from '@serendip/contract/topics';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SuggestInput } from '../../ui/suggest-input.tsx';
import { topicSuggestions } from './queries.ts';
import { typedDraft } from './topic-drafts.ts';
import type { RefusedTopic } from './use-topics.ts';

const t = texts('topics');

interface Props {
  eventId: string;
  role: TopicRole;
  label: string;
  placeholder: string;
  /** The user's own topics in this role. */
  own: readonly string[];
  refused: RefusedTopic | null;
  onAdd: (phrase: string) => void;
  onLeave: () => void;
  /** The user has just opened the field. */
  takesFocus?: boolean;
}

/** A field that adds topics one by one, with suggestions while the user types. */
export function AddTopic({
  eventId,
  role,
  label,
  placeholder,
  own,
  refused,
  onAdd,
  onLeave,
  takesFocus = false,
}: Props) {
  const id = useId();
  const draft = typedDraft(eventId, role);
  const [typed, setTyped] = useState(() => readDraft(draft) ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const settled = useSettled(useDeferredValue(typed.trim()), 120);
  const asks = settled.length >= limits.topic_query_min && settled.length <= limits.topic_max;
  const { data = [] } = useQuery({ ...topicSuggestions(role, settled), enabled: asks });
  const known = new Set(own.map(topicKey));
  const suggestions =
    asks && typed.trim().length >= limits.topic_query_min ? data.filter((phrase) => !known.has(topicKey(phrase))) : [];
  const error = fault ?? (refused?.role === role ? refused.message : null);

  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  // A refused topic returns to the field.
  useEffect(() => {
    if (refused?.role === role) setTyped((present) => present || refused.phrase);
  }, [refused, role]);

  const type = (value: string) => {
    setTyped(value);
    setFault(null);
    writeDraft(draft, value);
  };
  const add = (phrase: string) => {
    const { most } = bounds.topics_per_role;
    if (phrase.length < limits.topic_min || phrase.length > limits.topic_max)
      return setFault(t('length', { least: String(limits.topic_min), most: String(limits.topic_max) }));
    if (own.length >= most && !known.has(topicKey(phrase))) return setFault(t('most', { count: most }));
    type('');
    onAdd(phrase);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') add(typed.trim());
    document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md grid-cols-1 gap-1.5">
      <div className="flex items-start gap-2">
        <SuggestInput
          id={id}
          value={typed}
          onChange={type}
          suggestions={suggestions}
          onAdd={add}
          onLeave={onLeave}
          label={label}
          placeholder={placeholder}
          describedBy={error ? `${id}-error` : undefined}
          invalid={error !== null}
        />
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
          {t('add')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </form>
  );
}
