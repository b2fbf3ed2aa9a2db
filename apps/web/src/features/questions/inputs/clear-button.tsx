import { Eraser } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  onClear: () => void;
  disabled: boolean;
  /** The id of the question's text: several of these stand on one screen. */
  describedBy: string;
}

export const ClearButton = ({ onClear, disabled, describedBy }: Props) => (
  <Button
    variant="quiet"
    size="sm"
    icon={<Eraser size={16} aria-hidden />}
    onClick={onClear}
    disabled={disabled}
    aria-describedby={describedBy}
    className="-ml-3 shrink-0"
  >
    Clear
  </Button>
);
