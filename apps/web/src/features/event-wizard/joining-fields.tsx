import { type Joining, joinings } from '@serendip/contract/joining';
import { texts } from '../../language/texts.ts';
import { nameToday, ownTimeZone } from '../../lib/time-zones.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { EventDetails } from './event-details.ts';

const t = texts('eventWizard');

const joiningOf = (value: string): Joining | undefined => joinings.find((one) => one === value);

/** The words for a value of `joining`; undefined for any other text. */
export function joiningLabel(value: string): string | undefined {
  const joining = joiningOf(value);
  return joining && t(`joining.label.${joining}`);
}

interface Props {
  details: EventDetails;
  onChange: (details: EventDetails) => void;
}

/** The people who may join by the link, and until when. */
export function JoiningFields({ details, onChange }: Props) {
  const joining = joiningOf(details.joining) ?? 'anyone';
  const zone = nameToday(details.timeZone || ownTimeZone());
  return (
    <div className="grid items-start gap-6 border-line border-t pt-5 sm:grid-cols-2">
      <Field label={t('joining.question')} hint={t(`joining.hint.${joining}`)}>
        {(control) => (
          <Select
            {...control}
            name="joining"
            value={joining}
            onChange={({ target }) => onChange({ ...details, joining: target.value })}
          >
            {joinings.map((one) => (
              <option key={one} value={one}>
                {t(`joining.label.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {joining !== 'nobody' && (
        <Field label={t('fields.joiningUntil')} aside={t('optional')} hint={t('joining.untilHint', { zone })}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="joining_until"
              max="9999-12-29T23:59"
              value={details.joiningUntil}
              onChange={({ target }) => onChange({ ...details, joiningUntil: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
