import { type OwnCard, type Sight, sights } from '@serendip/contract/cards';
import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
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

const t = texts('cards');

/** The form for the user's card, and for who can see it. */
export function YourCard() {
  const { data: card, error, refetch, isFetching } = useQuery(myCard);
  const { id, alias } = useUser();
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="heading text-xl">{t('yours.title')}</h2>
        <p className="text-ink-soft text-sm">{t('yours.lead')}</p>
      </div>
      {card ? (
        <>
          <PictureSetting card={card} userId={id} alias={alias} />
          <CardForm card={card} />
        </>
      ) : error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('yours.failedToLoad'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('yours.loading')}>
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
    </Card>
  );
}

const typedFields = [
  { field: 'name', maxLength: limits.card_name_max, autoComplete: 'name' },
  { field: 'headline', maxLength: limits.card_headline_max, autoComplete: 'off' },
  { field: 'pronouns', maxLength: limits.card_pronouns_max, autoComplete: 'off' },
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
        toast.success(t('yours.saved'));
      },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      {typedFields.map(({ field, ...input }) => (
        <Field key={field} label={t(`yours.${field}`)}>
          {(control) => (
            <TextInput
              {...control}
              {...input}
              placeholder={field === 'headline' ? t('yours.headlineExample') : undefined}
              value={typed[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <FieldSet legend={t('yours.links')} hint={t('yours.linksHint')}>
        {linkNumbers.map((index) => (
          <TextInput
            key={index}
            type="url"
            inputMode="url"
            aria-label={t('yours.link', { number: String(index + 1) })}
            maxLength={limits.card_link_max}
            value={typed.links[index]}
            onChange={(event) => change({ links: typed.links.with(index, event.target.value) })}
          />
        ))}
      </FieldSet>
      <Field label={t('yours.sight')}>
        {(control) => (
          <Select {...control} value={typed.sight} onChange={(event) => change({ sight: event.target.value as Sight })}>
            {sights.map((sight) => (
              <option key={sight} value={sight}>
                {t(`yours.sights.${sight}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldError error={error && joinedErrors(error, t('yours.failedToSave'))} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isPending}>
          {isPending ? t('yours.saving') : t('yours.save')}
        </Button>
        {kept && !isPending && <p className="text-ink-soft text-sm">{t('yours.notSaved')}</p>}
      </div>
    </form>
  );
}
