import type { ContactOffer } from '@serendip/contract/contacts';
import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import type { Choice } from '../../ui/choice.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Whom } from '../../ui/whom.tsx';
import { shareable, useShareContact } from './queries.ts';

const t = texts('contacts');

type Part = keyof ContactOffer;

/** The parts offered before, or else those that most people share. */
const ticksOf = (offered: ContactOffer | null, email: string | null): Part[] =>
  offered
    ? (Object.keys(offered) as Part[]).filter((part) => offered[part])
    : ['name', email === null ? 'phone' : 'email'];

interface Props {
  user: { id: string };
  /** The name of the other person, or their alias. */
  name: string;
  offered: ContactOffer | null;
  onDone: () => void;
}

/** The contact fields that one person gets: checkboxes, and a phone number to type. */
export function ContactForm({ user, name, offered, onDone }: Props) {
  const { email } = useUser();
  const { data: card } = useQuery(shareable);
  const [ticked, setTicked] = useState(() => ticksOf(offered, email));
  const [phone, setPhone] = useState(offered?.phone ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useShareContact(user.id);
  const choices: Choice<Part>[] = [
    { value: 'name', label: t('form.name'), hint: card ? (card.name ?? t('form.noName')) : '' },
    ...(email ? [{ value: 'email' as const, label: t('form.email'), hint: email }] : []),
    { value: 'phone', label: t('form.phone') },
    { value: 'links', label: t('form.links'), hint: card ? card.links.join(' ') || t('form.noLinks') : '' },
  ];
  const share = (event: FormEvent) => {
    event.preventDefault();
    const has = (part: Part) => ticked.includes(part);
    if (has('phone') && !phone.trim()) return setFault(t('form.enterPhone'));
    const links = card?.links.length ?? 0;
    if (!has('email') && !has('phone') && !(has('name') && card?.name) && !(has('links') && links > 0))
      return setFault(t('form.nothing'));
    setFault(null);
    mutate(
      { name: has('name'), email: has('email'), phone: has('phone') ? phone : null, links: has('links') },
      {
        onSuccess: onDone,
        onError: (error) => setFault(joinedErrors(error, t('form.failed'))),
      },
    );
  };
  return (
    <form onSubmit={share} className="grid max-w-lg grid-cols-1 gap-3">
      <FieldSet legend={t('form.what')}>
        <CheckboxGroup choices={choices} values={ticked} onChange={setTicked} disabled={isPending} />
      </FieldSet>
      {ticked.includes('phone') && (
        <Field label={t('form.yourPhone')} hint={t('form.phoneHint')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              autoComplete="tel"
              maxLength={limits.phone_max}
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
      )}
      <FieldError error={fault} />
      <div>
        <Button type="submit" size="sm" loading={isPending} disabled={ticked.length === 0}>
          {offered ? t('form.save') : t('form.share')}
          <Whom name={name} />
        </Button>
      </div>
    </form>
  );
}
