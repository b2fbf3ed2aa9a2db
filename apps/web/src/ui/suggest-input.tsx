import { type KeyboardEvent, useId, useState } from 'react';
import { texts } from '../language/texts.ts';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

const t = texts('ui');

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for the value so far, best first. */
  suggestions: readonly string[];
  /** Called with a suggestion, or with the text typed before Enter or a comma. Never blank. */
  onAdd: (text: string) => void;
  /** Called on Escape while no suggestion shows. */
  onLeave: () => void;
  label: string;
  placeholder?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
}

/**
 * A text field with suggestions below it in the page, so that they cover nothing. Arrow keys choose a suggestion;
 * Enter adds it, or the typed text.
 */
export function SuggestInput({ id, value, onChange, suggestions, onAdd, onLeave, label, describedBy, ...rest }: Props) {
  const { placeholder, invalid = false } = rest;
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [closed, setClosed] = useState(false);
  const shown = closed ? [] : suggestions;
  const at = chosen === null ? -1 : shown.indexOf(chosen);
  const optionId = (index: number) => `${listId}-${index}`;

  const take = (suggestion: string) => {
    setChosen(null);
    onAdd(suggestion);
  };
  const add = (text: string) => {
    setChosen(null);
    for (const part of text.split(/[,，、;\n]/)) if (part.trim() !== '') onAdd(part.trim());
  };
  const type = (typed: string) => {
    setChosen(null);
    setClosed(false);
    // Phones report no key, so the comma is found in the text.
    if (/[,，、]/.test(typed)) add(typed);
    else onChange(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen !== null && at >= 0) take(chosen);
      else add(value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (shown.length > 0) setClosed(true);
      else onLeave();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more stop than there are suggestions, for the typed text.
      const next = (at + 1 + step + shown.length + 1) % (shown.length + 1);
      setChosen(shown[next - 1] ?? null);
    }
  };
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className={inputStyle}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('suggestions', { label })}
        hidden={shown.length === 0}
        className="overflow-hidden rounded-md border border-line bg-raised"
      >
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose Enter adds the option that the arrow keys chose
          <div
            key={suggestion}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center px-3.5 py-2 text-base [overflow-wrap:anywhere]',
              index === at ? 'bg-hover' : 'hover:bg-hover',
            )}
          >
            <span dir="auto">{suggestion}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
