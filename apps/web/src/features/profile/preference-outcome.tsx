import { CircleDot, Sparkles } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const t = texts('profile');

interface Props {
  id: string;
  /** The celebration message while it shows. */
  praise: string | null;
  failure: string | null;
  saving: boolean;
  /** The shown answer is not stored, and no call is running. */
  unsaved: boolean;
  onRetry: () => void;
}

const line = 'flex items-center gap-2 text-sm';

/** The result of saving an answer, shown below it. */
export const PreferenceOutcome = ({ id, praise, failure, saving, unsaved, onRetry }: Props) => (
  <div id={id} className="grid gap-2 empty:hidden has-[[role=status]:empty:only-child]:hidden">
    <FieldError error={failure} />
    {failure && unsaved && (
      <div>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    )}
    <div role="status">
      {praise ? (
        <p
          className={`${line} w-fit animate-pop rounded-full bg-positive-soft px-3 py-1 font-semibold text-positive-ink`}
        >
          <Sparkles size={16} className="shrink-0" aria-hidden />
          {praise}
        </p>
      ) : (
        saving && (
          <p className={`${line} text-ink-faint`}>
            <Spinner size={16} />
            {t('saving')}
          </p>
        )
      )}
    </div>
    {unsaved && !praise && (
      <p className={`${line} text-ink-faint`}>
        <CircleDot size={16} className="shrink-0 text-accent-ink" aria-hidden />
        {failure ? t('keptHere') : t('notSaved')}
      </p>
    )}
  </div>
);
