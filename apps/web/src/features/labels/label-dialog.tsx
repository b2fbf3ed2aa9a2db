import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { labelsOf, useLabelPeople } from './queries.ts';

const t = texts('labels');

const fresh = 'new';
const ways = () =>
  [
    { value: 'on', label: t('on') },
    { value: 'off', label: t('off') },
  ] as const;

interface Props {
  eventId: string;
  userIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts a label on the chosen people, an old or a new one, or takes one off. */
export function LabelDialog({ eventId, userIds, onDone, onClose }: Props) {
  const { data: labels = [] } = useQuery(labelsOf(eventId));
  const [asked, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [way, setWay] = useState<'on' | 'off'>('on');
  const { mutate, isPending, error } = useLabelPeople(eventId);
  const chosen = asked ?? labels[0]?.id ?? fresh;
  const isNew = chosen === fresh;
  const count = userIds.length;
  const send = () =>
    mutate(
      { label: isNew ? { name } : { id: chosen }, userIds, labelled: isNew || way === 'on' },
      {
        onSuccess: () => {
          toast.success(t(isNew || way === 'on' ? 'putOn' : 'takenOff', { count }));
          onDone();
        },
      },
    );
  return (
    <FormDialog
      title={t('title', { count })}
      description={t('who')}
      submit={isNew || way === 'on' ? t('submit') : t('off')}
      ready={!isNew || name.trim() !== ''}
      busy={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {labels.length > 0 && (
        <Field label={t('label')}>
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {labels.map((label) => (
                <option key={label.id} value={label.id}>
                  {label.name}
                </option>
              ))}
              {labels.length < limits.labels_max && <option value={fresh}>{t('fresh')}</option>}
            </Select>
          )}
        </Field>
      )}
      {isNew ? (
        <Field label={t('newLabel')} hint={t('hint')} error={error && joinedErrors(error, t('saveFailed'))}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={limits.people_label_max}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <Segmented label={t('whatToDo')} choices={ways()} value={way} onChange={setWay} />
      )}
    </FormDialog>
  );
}
