import { type Event, updateEvent } from '@serendip/contract/events';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { joinedErrors } from '../../../api/errors.ts';
import { useSingleMutation } from '../../../api/single-mutation.ts';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { eventKeys } from '../../events/queries.ts';
import { eveningKeys } from '../queries.ts';

const t = texts('console');

/** The lines as a list. An empty line between others leaves that room its number. Null: no names. */
function namesIn(text: string): string[] | null {
  const lines = text.split('\n').map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  return lines.length > 0
    ? lines.map((line, index) => line || t('roomNames.unnamed', { number: String(index + 1) }))
    : null;
}

function useSaveNames(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'names'],
    mutationFn: async (room_names: string[] | null) =>
      (await call(updateEvent, { params: { event_id: eventId }, body: { event: { room_names } } })).event,
    onSuccess: (event: Event) => {
      client.setQueryData(eventKeys.one(eventId), event);
      toast.success(t('roomNames.saved'));
      void client.invalidateQueries({ queryKey: eveningKeys.ofEvent(eventId) });
    },
  });
}

/** The form for the rooms' names: one per line, or one text for all. */
export function RoomNames({ event }: { event: Event }) {
  const [text, setText] = useState((event.room_names ?? []).join('\n'));
  const { mutate, isPending, error } = useSaveNames(event.id);
  return (
    <Disclosure label={t('roomNames.title')}>
      <div className="grid grid-cols-1 gap-3">
        <Field
          label={t('roomNames.label')}
          hint={t('roomNames.hint', { room: '{room}' })}
          error={error && joinedErrors(error, t('roomNames.saveFailed'))}
        >
          {(control) => (
            <TextArea {...control} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={isPending}
          onClick={() => mutate(namesIn(text))}
        >
          {t('roomNames.save')}
        </Button>
      </div>
    </Disclosure>
  );
}
