import { limits } from '@serendip/contract/limits';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { today } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';
import type { DateField, DetailFaults, EventDetails } from './event-details.ts';
import { JoiningFields } from './joining-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { publishChoices } from './publish-choices.ts';
import { WhenAndWhere } from './when-and-where.tsx';

const t = texts('eventWizard');

interface Props {
  /** The host's picture, if there is one. */
  cover: string | null;
  details: EventDetails;
  faults: DetailFaults;
  /** Only partly filled in. The inputs' values do not show that. */
  incomplete: readonly DateField[];
  onChange: (details: EventDetails) => void;
  onIncomplete: (field: DateField, incomplete: boolean) => void;
}

/** A description that is too long is not cut off. It shows an error. */
export function DetailsStep({ cover, details, faults, incomplete, onChange, onIncomplete }: Props) {
  const [nameLeft, setNameLeft] = useState(false);
  const [dateLeft, setDateLeft] = useState(false);
  const coverName = useDeferredValue(details.name);
  const lookAtDate = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onIncomplete('eventDate', currentTarget.validity.badInput);
  // The first digits of a year make a year long ago, so the error waits.
  const pastDate = details.eventDate >= '1000' || dateLeft ? faults.eventDate : null;
  return (
    <Card flush>
      <EventCover name={coverName} picture={cover} className="h-28 w-full sm:h-40" />
      <div className="grid gap-6 p-5 sm:p-6">
        <Field label={t('fields.name')} error={nameLeft ? faults.name : null} required>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={limits.event_name_max}
              placeholder={t('details.nameLike')}
              value={details.name}
              onChange={({ target }) => onChange({ ...details, name: target.value })}
              onBlur={() => setNameLeft(true)}
            />
          )}
        </Field>
        <Field
          label={t('fields.description')}
          aside={t('optional')}
          error={faults.description}
          footer={<CharacterCount count={details.description.length} max={limits.event_description_max} />}
        >
          {(control) => (
            <TextArea
              {...control}
              name="description"
              rows={6}
              placeholder={t('details.descriptionLike')}
              value={details.description}
              onChange={({ target }) => onChange({ ...details, description: target.value })}
            />
          )}
        </Field>
        <Field
          label={t('fields.eventDate')}
          aside={t('optional')}
          error={pastDate ?? (incomplete.includes('eventDate') && dateLeft ? t('details.dateIncomplete') : null)}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="event_date"
              min={today()}
              max="9999-12-31"
              value={details.eventDate}
              onChange={(event) => {
                onChange({ ...details, eventDate: event.target.value });
                lookAtDate(event);
              }}
              onKeyUp={lookAtDate}
              onFocus={() => setDateLeft(false)}
              onBlur={(event) => {
                setDateLeft(true);
                lookAtDate(event);
              }}
              className="sm:max-w-60"
            />
          )}
        </Field>
        <WhenAndWhere
          details={details}
          faults={faults}
          incomplete={incomplete}
          onChange={onChange}
          onIncomplete={onIncomplete}
        />
        <LanguageFields details={details} onChange={onChange} />
        <JoiningFields details={details} onChange={onChange} />
        <div className="grid gap-1 border-line border-t pt-5">
          <Switch
            name="guest_join"
            label={<span className="font-semibold">{t('fields.guestJoin')}</span>}
            aria-describedby="guest-join-hint"
            checked={details.guestJoin === 'yes'}
            onChange={({ target }) => onChange({ ...details, guestJoin: target.checked ? 'yes' : '' })}
          />
          <p id="guest-join-hint" className="text-ink-faint text-sm">
            {t('details.guestJoinHint')}
          </p>
        </div>
        <div className="grid gap-1">
          <Switch
            name="listed"
            label={<span className="font-semibold">{t('fields.listed')}</span>}
            aria-describedby="listed-hint"
            checked={details.listed === 'yes'}
            onChange={({ target }) => onChange({ ...details, listed: target.checked ? 'yes' : '' })}
          />
          <p id="listed-hint" className="text-ink-faint text-sm">
            {t('details.listedHint')}
          </p>
        </div>
        <div className="border-line border-t pt-5">
          <FieldSet legend={t('fields.publish')}>
            <RadioGroup
              choices={publishChoices()}
              value={details.publish === 'by_hand' ? 'by_hand' : 'at_once'}
              onChange={(publish) => onChange({ ...details, publish: publish === 'by_hand' ? publish : '' })}
            />
          </FieldSet>
        </div>
      </div>
    </Card>
  );
}
