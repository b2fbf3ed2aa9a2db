import type { OwnCard } from '@serendip/contract/cards';
import { pictureTypes } from '@serendip/contract/cards';
import { limits } from '@serendip/contract/limits';
import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSavePicture } from './queries.ts';
import { drawSquare, fileOf } from './square-of.ts';

const unreadable = 'This picture cannot be read';

/** The picture of the user's card: choose, preview, save. */
export function PictureSetting({ card, userId, alias }: { card: OwnCard; userId: string; alias: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSavePicture();
  const save = (picture: Blob | null) =>
    mutate(picture, {
      onSuccess: () => toast.success(picture ? 'Picture saved' : 'Picture removed'),
      onError: (failure) => setError(joinedErrors(failure, 'Failed to save the picture')),
      onSettled: () => setFile(null),
    });
  const choose = (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const isKnown = pictureTypes.some((type) => type === chosen.type);
    const fault = !isKnown ? unreadable : chosen.size > limits.picture_bytes_max ? 'A picture has at most 8 MB' : null;
    setError(fault);
    if (!fault) setFile(chosen);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar initials={initials(card.name ?? alias)} seed={userId} picture={card.picture_url} size="lg" />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            aria-label="Picture"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={<ImagePlus size={16} aria-hidden />}
            loading={isPending && !file}
            onClick={() => input.current?.click()}
          >
            {card.picture_url ? 'Change picture' : 'Add a picture'}
          </Button>
          {card.picture_url && (
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => save(null)}>
              Remove picture
            </Button>
          )}
        </div>
      </div>
      <p className="text-ink-faint text-xs">JPEG, PNG or WebP, up to 8 MB. We keep the square in the middle.</p>
      <FieldError error={error} />
      {file && (
        <Preview
          file={file}
          busy={isPending}
          onSave={save}
          onClose={() => setFile(null)}
          onFault={() => {
            setFile(null);
            setError(unreadable);
          }}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  file: File;
  busy: boolean;
  onSave: (picture: Blob) => void;
  onClose: () => void;
  onFault: () => void;
}

function Preview({ file, busy, onSave, onClose, onFault }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    if (canvas.current)
      drawSquare(file, canvas.current).then(
        () => setDrawn(true),
        () => fail(),
      );
  }, [file]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your picture"
      description="This is how people see it."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={busy}
            disabled={!drawn}
            onClick={() => canvas.current && void fileOf(canvas.current).then(onSave, onFault)}
          >
            Save picture
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label="Preview of your picture"
        className="size-56 justify-self-center rounded-full bg-sunken"
      />
    </Dialog>
  );
}
