import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('answers');

interface Props {
  unsaved: number;
  saving: boolean;
  disabled: boolean;
  onSave: () => void;
  /** The element that gets the focus when all changes are saved. */
  focusAfter: string;
}

/**
 * Floats over the page while there are unsaved changes: a bar at the bottom on phones, elsewhere a pill at the left,
 * where it does not cover the other save button.
 */
export function SaveBar({ unsaved, saving, disabled, onSave, focusAfter }: Props) {
  if (unsaved === 0) return null;
  return (
    <section
      aria-label={t('unsavedAnswers')}
      className="safe-bottom pointer-events-none fixed inset-x-0 bottom-0 z-20 border-line max-sm:border-t max-sm:bg-canvas/90 max-sm:pt-3 max-sm:backdrop-blur-md sm:pb-6"
    >
      <div className="safe-x mx-auto max-w-6xl">
        <div className="pointer-events-auto flex animate-rise items-center justify-between gap-4 sm:w-fit sm:rounded-full sm:border sm:border-line sm:bg-raised sm:py-2 sm:pr-2 sm:pl-6 sm:shadow-float">
          <p className="flex items-center gap-2 font-semibold text-sm tabular-nums">
            <span className="size-2 rounded-full bg-accent" aria-hidden />
            {t('unsavedShort', { count: unsaved })}
          </p>
          <Button
            className="max-sm:flex-1 sm:rounded-full"
            onClick={onSave}
            loading={saving}
            disabled={disabled}
            focusAfter={focusAfter}
          >
            {t('saveShort')}
          </Button>
        </div>
      </div>
    </section>
  );
}
