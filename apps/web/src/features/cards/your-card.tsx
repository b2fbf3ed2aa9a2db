import type { OwnCard, Sight } from '@serendip/contract/cards';
import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { PictureSetting } from './picture-setting.tsx';
import { myCard, useSaveCard } from './queries.ts';
import { readTypedCard, type TypedCard, typedOf } from './typed-card.ts';

const sightLabels: Record<Sight, string> = {
  matches: 'People I am matched with',
  events: 'Everyone at events I join',
  nobody: 'Nobody',
};

/** The form for the user's card, and for who can see it. */
export function YourCard() {
  const { data: card, error, refetch, isFetching } = useQuery(myCard);
  const { id, alias } = useUser();
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="heading text-xl">Your card</h2>
        <p className="text-ink-soft text-sm">
          People you meet see it beside your alias. Everything here is optional. Hosts of events you join see the name,
          unless you choose 'Nobody'.
        </p>
      </div>
      {card ? (
        <>
          <PictureSetting card={card} userId={id} alias={alias} />
          <CardForm card={card} />
        </>
      ) : error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, 'Failed to load your card')}
        </FailedToLoad>
      ) : (
        <Loading label="Loading your card">
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
    </Card>
  );
}

const texts = [
  { field: 'name', label: 'Name', max: limits.card_name_max, autoComplete: 'name', placeholder: undefined },
  {
    field: 'headline',
    label: 'Headline',
    max: limits.card_headline_max,
    autoComplete: 'off',
    placeholder: 'Bakes bread, needs a website',
  },
  { field: 'pronouns', label: 'Pronouns', max: limits.card_pronouns_max, autoComplete: 'off', placeholder: undefined },
] as const;

const linkNumbers = Array.from({ length: limits.card_links_max }, (_, index) => index);

function CardForm({ card }: { card: OwnCard }) {
  const draft = useDraft('card');
  const kept = readTypedCard(draft.typed);
  const typed = kept ?? typedOf(card);
  const { mutate, isPending, error, reset } = useSaveCard();
  const change = (changes: Partial<TypedCard>) => {
    draft.type(JSON.stringify({ ...typed, ...changes }));
    if (error) reset();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const sent = draft.typed;
    mutate(typed, {
      onSuccess: () => {
        if (sent !== null) draft.saved(sent);
        toast.success('Card saved');
      },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      {texts.map(({ field, label, max, ...input }) => (
        <Field key={field} label={label}>
          {(control) => (
            <TextInput
              {...control}
              {...input}
              maxLength={max}
              value={typed[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <FieldSet legend="Links" hint="Up to three, each with https:// in front.">
        {linkNumbers.map((index) => (
          <TextInput
            key={index}
            type="url"
            inputMode="url"
            aria-label={`Link ${index + 1}`}
            maxLength={limits.card_link_max}
            value={typed.links[index]}
            onChange={(event) => change({ links: typed.links.with(index, event.target.value) })}
          />
        ))}
      </FieldSet>
      <Field label="Who sees your card">
        {(control) => (
          <Select {...control} value={typed.sight} onChange={(event) => change({ sight: event.target.value as Sight })}>
            {Object.entries(sightLabels).map(([sight, label]) => (
              <option key={sight} value={sight}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldError error={error && joinedErrors(error, 'Failed to save your card')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isPending}>
          {isPending ? 'Saving...' : 'Save card'}
        </Button>
        {kept && !isPending && <p className="text-ink-soft text-sm">Not saved yet</p>}
      </div>
    </form>
  );
}
