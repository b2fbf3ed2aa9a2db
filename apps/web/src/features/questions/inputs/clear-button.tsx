import { Eraser } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  onClear: () => void;
  disabled: boolean;
  /** The id of the question's text: several of these stand on one screen. */
  describedBy: string;
}

/** The button goes, or is disabled, when it has done its work: with a keyboard one goes on in the input it cleared. */
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
    Clear
  </Button>
);
