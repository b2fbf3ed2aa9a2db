import { createLabel, deleteLabel, labelPeople, listLabels, updateLabel } from '@serendip/contract/labels';
import { limits } from '@serendip/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const labelKeys = { ofEvent: (eventId: string) => ['labels', eventId] } as const;

/** An event's labels, each with the number of its people. */
export const labelsOf = (eventId: string) =>
  queryOptions({
    queryKey: labelKeys.ofEvent(eventId),
    queryFn: async ({ signal }) => (await call(listLabels, { params: { event_id: eventId } }, signal)).labels,
  });

/** Whatever shows labels of the event reads them again. */
function useReadAgain(eventId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [labelKeys.ofEvent(eventId), ['people', eventId], ['rules', eventId]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

interface Labelling {
  /** An id, or the name of a new label. */
  label: { id: string } | { name: string };
  userIds: readonly string[];
  labelled: boolean;
}

/** Puts a label on people, or takes it off, as many in a call as the server takes. */
export function useLabelPeople(eventId: string) {
  const onSettled = useReadAgain(eventId);
  return useMutation({
    mutationFn: async ({ label, userIds, labelled }: Labelling) => {
      const id =
        'id' in label
          ? label.id
          : (await call(createLabel, { params: { event_id: eventId }, body: { label } })).label.id;
      for (let from = 0; from < userIds.length; from += limits.labelled_at_once_max) {
        const body = { user_ids: userIds.slice(from, from + limits.labelled_at_once_max), labelled };
        await call(labelPeople, { params: { event_id: eventId, label_id: id }, body });
      }
    },
    onSettled,
  });
}

/** Renames a label, or deletes it without a name. */
export function useChangeLabel(eventId: string) {
  const onSettled = useReadAgain(eventId);
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string | null }) => {
      const params = { event_id: eventId, label_id: id };
      if (name === null) await call(deleteLabel, { params });
      else await call(updateLabel, { params, body: { label: { name } } });
    },
    onSettled,
  });
}
