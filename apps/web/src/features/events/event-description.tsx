import { useId, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { folded, isLong } from './folded-description.ts';

const t = texts('eventFacts');

/** The description with its line breaks. A long one starts collapsed. */
export function EventDescription({ text, language }: { text: string; language?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = isLong(text);
  return (
    <div>
      <p
        id={id}
        lang={language}
        dir="auto"
        className={`max-w-prose whitespace-pre-line text-ink-soft text-lg ${long && !open ? folded : ''}`}
      >
        <LinkedText text={text} />
      </p>
      {long && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 mt-1"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('showLess') : t('showMore')}
        </Button>
      )}
    </div>
  );
}
