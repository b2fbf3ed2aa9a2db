import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { nameToday, ownTimeZone, timeZonesWith } from '../../lib/time-zones.ts';
import { Field } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { whenText } from '../events/when-text.ts';
import { type DateField, type DetailFaults, detailsInput, type EventDetails } from './event-details.ts';

const t = texts('eventWizard');

interface Props {
  details: EventDetails;
  faults: DetailFaults;
  incomplete: readonly DateField[];
  onChange: (details: EventDetails) => void;
  onIncomplete: (field: DateField, incomplete: boolean) => void;
}

interface TimeProps {
  label: string;
  name: string;
  value: string;
  error: string | null | undefined;
  incomplete: boolean;
  onChange: (value: string) => void;
  onIncomplete: (incomplete: boolean) => void;
}

function TimeField({ label, name, value, error, incomplete, onChange, onIncomplete }: TimeProps) {
  const [left, setLeft] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onIncomplete(currentTarget.validity.badInput);
  return (
    <Field label={label} error={left && incomplete ? t('where.timeIncomplete') : error}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          name={name}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            look(event);
          }}
          onKeyUp={look}
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            setLeft(true);
            look(event);
          }}
        />
      )}
    </Field>
  );
}

/** The optional details of an event: its times once it has a date, a place, a link and a capacity. */
export function WhenAndWhere({ details, faults, incomplete, onChange, onIncomplete }: Props) {
  const [linkLeft, setLinkLeft] = useState(false);
  const [capacityLeft, setCapacityLeft] = useState(false);
  const put = (changes: Partial<EventDetails>) => onChange({ ...details, ...changes });
  const zone = details.timeZone ? nameToday(details.timeZone) : ownTimeZone();
  const time = (name: string, field: 'startTime' | 'endTime') => (
    <TimeField
      label={t(`fields.${field}`)}
      name={name}
      value={details[field]}
      error={faults[field]}
      incomplete={incomplete.includes(field)}
      onChange={(value) => put({ [field]: value })}
      onIncomplete={(is) => onIncomplete(field, is)}
    />
  );
  return (
    <div className="border-line border-t pt-5">
      <FieldSet legend={t('where.title')} hint={t(details.eventDate ? 'where.hint' : 'where.hintWithoutDate')}>
        <div className="grid items-start gap-x-4 gap-y-5 pt-2 sm:grid-cols-2">
          {details.eventDate && (
            <>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-4">
                {time('start_time', 'startTime')}
                {time('end_time', 'endTime')}
              </div>
              <Field label={t('fields.timeZone')} error={faults.timeZone}>
                {(control) => (
                  <Select
                    {...control}
                    name="time_zone"
                    value={zone}
                    onChange={({ target }) => put({ timeZone: target.value })}
                  >
                    {timeZonesWith(zone, ownTimeZone()).map((each) => (
                      <option key={each} value={each}>
                        {each.replaceAll('_', ' ')}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              {details.startTime && (
                <p className="text-ink-soft text-sm sm:col-span-2">
                  <time dateTime={details.eventDate}>{whenText(detailsInput(details))}</time>
                </p>
              )}
            </>
          )}
          <Field label={t('fields.place')} error={faults.place}>
            {(control) => (
              <TextInput
                {...control}
                name="place"
                autoComplete="off"
                placeholder={t('where.placeLike')}
                value={details.place}
                onChange={({ target }) => put({ place: target.value })}
              />
            )}
          </Field>
          <Field label={t('fields.onlineUrl')} error={linkLeft ? faults.onlineUrl : null}>
            {(control) => (
              <TextInput
                {...control}
                type="url"
                name="online_url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={details.onlineUrl}
                onChange={({ target }) => put({ onlineUrl: target.value })}
                onFocus={() => setLinkLeft(false)}
                onBlur={() => setLinkLeft(true)}
              />
            )}
          </Field>
          <Field
            label={t('fields.capacity')}
            hint={t('where.capacityHint')}
            error={capacityLeft ? faults.capacity : null}
          >
            {(control) => (
              <TextInput
                {...control}
                name="capacity"
                inputMode="numeric"
                autoComplete="off"
                placeholder={t('where.noLimit')}
                maxLength={5}
                value={details.capacity}
                onChange={({ target }) => put({ capacity: target.value })}
                onFocus={() => setCapacityLeft(false)}
                onBlur={() => setCapacityLeft(true)}
              />
            )}
          </Field>
        </div>
      </FieldSet>
    </div>
  );
}
