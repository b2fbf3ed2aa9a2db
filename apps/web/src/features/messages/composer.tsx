import { limits } from '@serendip/contract/limits';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useMediaQuery } from '../../lib/media.ts';
import { CharacterCount } from '../../ui/character-count.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { sendable } from './outbox.ts';

const t = texts('messages');

interface Props {
  userId: string;
  name: string;
  sending: boolean;
  /** Returns false if the text cannot be sent. Then it stays. */
  onSend: (typed: string) => boolean;
}

const draftOf = (userId: string) => `message.${userId}`;
const end = 1e9;
const growsByItself = CSS.supports('field-sizing', 'content');

/** The message input. The draft for each person is kept until it is sent. */
export function Composer({ userId, name, sending, onSend }: Props) {
  const [text, setText] = useState(() => readDraft(draftOf(userId)) ?? '');
  const onTouch = useMediaQuery('(pointer: coarse)');
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { message_max: max, answer_text_warning: warning } = limits;
  const length = text.trim().length;
  const tooLong = length > max;

  const write = (next: string) => {
    setText(next);
    writeDraft(draftOf(userId), next);
  };

  // A draft continues at its end.
  useLayoutEffect(() => input.current?.setSelectionRange(end, end), []);

  // The height grows with the text.
  useLayoutEffect(() => {
    const node = input.current;
    if (!node || growsByItself) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight + 2}px`;
  });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (onSend(text)) write('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const composing = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || event.shiftKey || composing || onTouch) return;
    event.preventDefault();
    submit();
  };

  return (
    <form onSubmit={submit} className="safe-bottom grid grid-cols-1 gap-1.5 border-line border-t px-4 pt-3 short:pt-2">
      <div className="flex items-end gap-2">
        <TextArea
          ref={input}
          id={id}
          rows={1}
          value={text}
          name="message"
          placeholder={t('compose.placeholder')}
          aria-label={t('compose.to', { name })}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          autoComplete="off"
          enterKeyHint={onTouch ? 'enter' : 'send'}
          className="wrap-anywhere max-h-40! min-w-0 flex-1 resize-none!"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label={t('compose.send')}
          disabled={sendable(text, max, sending) === null}
          // Keeps a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition enabled:hover:bg-accent-strong enabled:active:scale-95 disabled:cursor-not-allowed disabled:bg-hover disabled:text-ink-faint"
        >
          <SendHorizontal size={20} aria-hidden />
        </button>
      </div>
      <FieldError id={`${id}-error`} error={tooLong ? t('compose.tooLong', { most: String(max) }) : null} />
      {length > warning && <CharacterCount count={length} max={max} warnAbove={warning} />}
    </form>
  );
}
