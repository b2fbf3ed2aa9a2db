import type { OwnCard } from '@serendip/contract/cards';
import { pictureTypes } from '@serendip/contract/cards';
import { limits } from '@serendip/contract/limits';
import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { drawMiddle, fileOf } from '../../lib/draw-picture.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSavePicture } from './queries.ts';

const t = texts('cards');

/** Twice the side that the server keeps. */
const square = { width: 1024, height: 1024 };

/** The picture of the user's card: choose, preview, save. */
export function PictureSetting({ card, userId, alias }: { card: OwnCard; userId: string; alias: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSavePicture();
  const save = (picture: Blob | null) =>
    mutate(picture, {
      onSuccess: () => toast.success(picture ? t('picture.saved') : t('picture.removed')),
      onError: (failure) => setError(joinedErrors(failure, t('picture.failed'))),
      onSettled: () => setFile(null),
    });
  const choose = (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const isKnown = pictureTypes.some((type) => type === chosen.type);
    const fault = !isKnown
      ? t('picture.unreadable')
      : chosen.size > limits.picture_bytes_max
        ? t('picture.tooLarge')
        : null;
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
            aria-label={t('picture.label')}
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
            {card.picture_url ? t('picture.change') : t('picture.add')}
          </Button>
          {card.picture_url && (
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => save(null)}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="text-ink-faint text-xs">{t('picture.hint')}</p>
      <FieldError error={error} />
      {file && (
        <Preview
          file={file}
          busy={isPending}
          onSave={save}
          onClose={() => setFile(null)}
          onFault={() => {
            setFile(null);
            setError(t('picture.unreadable'));
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
      drawMiddle(file, canvas.current, square).then(
        () => setDrawn(true),
        () => fail(),
      );
  }, [file]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picture.yours')}
      description={t('picture.yoursHint')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('picture.cancel')}
          </Button>
          <Button
            loading={busy}
            disabled={!drawn}
            onClick={() => canvas.current && void fileOf(canvas.current).then(onSave, onFault)}
          >
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('picture.preview')}
        className="size-56 justify-self-center rounded-full bg-sunken"
      />
    </Dialog>
  );
}
