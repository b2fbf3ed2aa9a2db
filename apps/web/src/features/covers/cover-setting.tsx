import { pictureTypes } from '@serendip/contract/cards';
import { deleteCover, saveCover } from '@serendip/contract/covers';
import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { drawMiddle, fileOf } from '../../lib/draw-picture.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { EventCover } from '../event-facts/event-cover.tsx';
import { eventKeys } from '../events/queries.ts';

const t = texts('covers');

/** The size that the server keeps. */
const size = { width: 1200, height: 630 };

/** The middle of a photo, so that its size and kind cost neither the network nor the server much. */
async function middleOf(photo: File): Promise<Blob> {
  const canvas = document.createElement('canvas');
  try {
    await drawMiddle(photo, canvas, size);
    return await fileOf(canvas);
  } catch {
    // The server may read what this browser cannot.
    return photo;
  }
}

/** Saves the picture, or removes it. */
function useSaveCover(eventId: string) {
  const client = useQueryClient();
  const params = { event_id: eventId };
  return useMutation({
    mutationFn: async (photo: File | null) =>
      photo ? call(saveCover, { params, body: await middleOf(photo) }) : call(deleteCover, { params }),
    onSuccess: ({ event }) => {
      if (event) client.setQueryData(eventKeys.one(eventId), event);
      return client.invalidateQueries({ queryKey: eventKeys.hosted });
    },
  });
}

function faultOf(file: File): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return t('unreadable');
  return file.size > limits.picture_bytes_max ? t('tooLarge') : null;
}

/** The host's own picture in place of the drawn cover. */
export function CoverSetting({ event }: { event: Event }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSaveCover(event.id);
  const save = (picture: File | null) =>
    mutate(picture, {
      onSuccess: () => toast.success(picture ? t('saved') : t('removed')),
      onError: (failure) => setError(joinedErrors(failure, t('failed'))),
    });
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const fault = faultOf(file);
    setError(fault);
    if (!fault) save(file);
  };
  return (
    <section aria-labelledby="cover" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cover" className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <EventCover
        name={event.name}
        picture={event.cover_url && `${event.cover_url}?size=small`}
        className="aspect-[1200/630] w-full max-w-100 rounded-xl"
      />
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={t('label')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <Button
          variant="secondary"
          icon={<ImagePlus size={18} aria-hidden />}
          loading={isPending}
          onClick={() => input.current?.click()}
        >
          {event.cover_url ? t('change') : t('choose')}
        </Button>
        {event.cover_url && (
          <Button variant="quiet" disabled={isPending} onClick={() => save(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <FieldError error={error} />
    </section>
  );
}
