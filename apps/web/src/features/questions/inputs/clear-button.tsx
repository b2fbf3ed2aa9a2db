import { Eraser } from 'lucide-react';
import type { MouseEvent } from 'react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';

const t = texts('questions');

interface Props {
  onClear: () => void;
  disabled: boolean;
  /** The id of the question's text, since one screen has many of these buttons. */
  describedBy: string;
}

/** After a click the button is gone or disabled, so keyboard users get the focus on the input it cleared. */
const goOnInInput = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
  const byKeyboard = detail === 0;
  const place = currentTarget.closest('[data-question-input]');
  if (byKeyboard) place?.querySelector<HTMLElement>('textarea, input, button')?.focus();
};

export const ClearButton = ({ onClear, disabled, describedBy }: Props) => (
  <Button
    variant="quiet"
    size="sm"
    icon={<Eraser size={16} aria-hidden />}
    onClick={(event) => {
      goOnInInput(event);
      onClear();
    }}
    disabled={disabled}
    aria-describedby={describedBy}
    className="-ml-3 shrink-0"
  >
    {t('clear')}
  </Button>
);
