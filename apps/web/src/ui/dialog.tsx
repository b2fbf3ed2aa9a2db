import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  open: boolean;
  /** Called on Escape or a click outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, with the main one last. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** `alertdialog` for questions that need an answer now. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog; on phones a sheet at the bottom. The browser keeps the focus inside and restores it afterwards; `keepFocus` does if the opener is gone. */
export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, description, children, actions, icon, role = 'dialog' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page, the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  // Selecting text can end outside the dialog too, but it does not start there.
  const pressedGround = useRef(false);
  const onGround = (event: MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside is the mouse's Escape; keyboards have Escape itself (onCancel)
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedGround.current = onGround(event);
      }}
      onClick={(event) => {
        if (pressedGround.current && onGround(event)) onClose();
      }}
      className="m-0 mt-auto w-full max-w-none animate-rise rounded-t-xl border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-scrim sm:m-auto sm:max-w-md sm:rounded-xl"
    >
      <div
        className={cx(
          'grid grid-cols-1 gap-4 p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
          icon ? 'justify-items-center text-center' : '',
        )}
      >
        {icon}
        <div className="grid max-w-full grid-cols-1 gap-1.5">
          <h2 id={`${id}-title`} className="heading text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} dir="auto" className="text-ink-soft">
              {description}
            </p>
          )}
        </div>
        {children}
        {actions && (
          <div className="flex w-full flex-col-reverse gap-2.5 pt-1 sm:flex-row sm:justify-end">{actions}</div>
        )}
      </div>
    </dialog>
  );
}
