import { limits } from '@serendip/contract/limits';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { today } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';
import type { DateField, DetailFaults, EventDetails } from './event-details.ts';
import { WhenAndWhere } from './when-and-where.tsx';

interface Props {
  details: EventDetails;
  faults: DetailFaults;
  /** Only partly filled in. The inputs' values do not show that. */
  incomplete: readonly DateField[];
  onChange: (details: EventDetails) => void;
  onIncomplete: (field: DateField, incomplete: boolean) => void;
}

/** A description that is too long is not cut off. It shows an error. */
export function DetailsStep({ details, faults, incomplete, onChange, onIncomplete }: Props) {
  const [nameLeft, setNameLeft] = useState(false);
  const [dateLeft, setDateLeft] = useState(false);
  const coverName = useDeferredValue(details.name);
  const lookAtDate = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onIncomplete('eventDate', currentTarget.validity.badInput);
  // The first digits of a year make a year long ago, so the error waits.
  const pastDate = details.eventDate >= '1000' || dateLeft ? faults.eventDate : null;
  return (
    <Card flush>
      <EventCover name={coverName} className="h-28 sm:h-40" />
      <div className="grid gap-6 p-5 sm:p-6">
        <Field label="Event name" error={nameLeft ? faults.name : null} required>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={limits.event_name_max}
              placeholder="Founders & Friends"
              value={details.name}
              onChange={({ target }) => onChange({ ...details, name: target.value })}
              onBlur={() => setNameLeft(true)}
            />
          )}
        </Field>
        <Field
          label="Description"
          aside="Optional"
          error={faults.description}
          footer={<CharacterCount count={details.description.length} max={limits.event_description_max} />}
        >
          {(control) => (
            <TextArea
              {...control}
              name="description"
              rows={6}
              placeholder="What happens, who comes, what to bring"
              value={details.description}
              onChange={({ target }) => onChange({ ...details, description: target.value })}
            />
          )}
        </Field>
        <Field
          label="Event date"
          aside="Optional"
          error={pastDate ?? (incomplete.includes('eventDate') && dateLeft ? 'Please enter a complete date' : null)}
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
        <div className="grid gap-1 border-line border-t pt-5">
          <Switch
            name="guest_join"
            label={<span className="font-semibold">Guests may join without a password</span>}
            aria-describedby="guest-join-hint"
            checked={details.guestJoin === 'yes'}
            onChange={({ target }) => onChange({ ...details, guestJoin: target.checked ? 'yes' : '' })}
          />
          <p id="guest-join-hint" className="text-ink-faint text-sm">
            Anyone with the link can join by giving a name. Guests give no e-mail address.
          </p>
        </div>
      </div>
    </Card>
  );
}
