import type { EventQuestion } from '@serendip/contract/questions';
import type { RuleGroup } from '@serendip/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../language/texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { readQuestionsOf } from '../answers/queries.ts';
import { labelsOf } from '../labels/queries.ts';
import { PeoplePicker } from './people-picker.tsx';

const t = texts('rules');

const choices = ['multiple_choice', 'multi_select', 'yes_no_maybe'];

/** Only an option can be a group. */
const withOptions = (questions: readonly EventQuestion[] = []) =>
  questions.filter(({ input_type }) => choices.includes(input_type));

const keyOf = (group: RuleGroup | null): string => {
  if (!group) return '';
  if (group.people) return 'people';
  if (group.everyone) return 'everyone';
  if (group.label_id !== undefined) return `label ${group.label_id}`;
  if (group.question_id !== undefined) return `answer ${group.question_id} ${group.value}`;
  return 'domain';
};

function groupOf(key: string): RuleGroup | null {
  const [sort, id = '', ...rest] = key.split(' ');
  if (sort === 'people') return { people: [] };
  if (sort === 'everyone') return { everyone: true };
  if (sort === 'label') return { label_id: id };
  if (sort === 'answer') return { question_id: id, value: rest.join(' ') };
  return sort === 'domain' ? { email_domain: '' } : null;
}

interface Props {
  eventId: string;
  /** The name of the blank for screen readers, such as 'First group'. */
  label: string;
  group: RuleGroup | null;
  onChange: (group: RuleGroup | null) => void;
}

/** A blank for a group: people, a label, an answer that the host reads, an e-mail domain, or everybody. */
export function GroupBlank({ eventId, label, group, onChange }: Props) {
  const { data: labels = [] } = useQuery(labelsOf(eventId));
  const { data: questions } = useQuery(readQuestionsOf(eventId));
  return (
    <div className="grid w-full min-w-0 grid-cols-1 gap-2 sm:w-64">
      <Select aria-label={label} value={keyOf(group)} onChange={(event) => onChange(groupOf(event.target.value))}>
        <option value="" disabled>
          {t('choose')}
        </option>
        <option value="people">{t('byName')}</option>
        {labels.length > 0 && (
          <optgroup label={t('label')}>
            {labels.map(({ id, name, people }) => (
              <option key={id} value={`label ${id}`}>{`${name} (${people})`}</option>
            ))}
          </optgroup>
        )}
        {withOptions(questions).map(({ id, text, options }) => (
          <optgroup key={id} label={text}>
            {options.map((option) => (
              <option key={option.value} value={`answer ${id} ${option.value}`}>
                {option.text}
              </option>
            ))}
          </optgroup>
        ))}
        <option value="domain">{t('domain')}</option>
        <option value="everyone">{t('everybody')}</option>
      </Select>
      {group?.people && (
        <PeoplePicker
          eventId={eventId}
          label={label}
          chosen={group.people}
          onChange={(people) => onChange({ people })}
        />
      )}
      {group?.email_domain !== undefined && (
        <TextInput
          aria-label={t('domainOf', { label })}
          placeholder="acme.com"
          autoCapitalize="none"
          value={group.email_domain}
          maxLength={254}
          onChange={(event) => onChange({ email_domain: event.target.value })}
        />
      )}
    </div>
  );
}
