import { limits } from '@serendip/contract/limits';
import type { OptionForm } from './question-form.ts';

export const canRemoveOption = (options: readonly OptionForm[]): boolean => options.length > limits.options_min;

/** Moves an option one place up (-1) or down (+1). At the ends nothing moves. */
export function moveOption(options: readonly OptionForm[], key: string, by: -1 | 1): OptionForm[] {
  const from = options.findIndex((option) => option.key === key);
  const to = from + by;
  const moved = [...options];
  const [one, other] = [options[from], options[to]];
  if (one && other) [moved[from], moved[to]] = [other, one];
  return moved;
}

/** 'First-time founder' becomes 'first-time-founder': lowercase, no spaces. Letters of other alphabets stay. */
export const valueFromText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.option_value_max);

const unique = (wanted: string, taken: ReadonlySet<string>): string => {
  let value = wanted;
  for (let n = 2; taken.has(value); n += 1) {
    const end = `-${n}`;
    value = `${wanted.slice(0, limits.option_value_max - end.length)}${end}`;
  }
  return value;
};

/** Fills in a unique value for every option that has a text but no value. */
export function fillValues(options: readonly OptionForm[]): OptionForm[] {
  const taken = new Set(options.map(({ value }) => value.trim()));
  return options.map((option) => {
    const wanted = option.value.trim() ? '' : valueFromText(option.text);
    if (!wanted) return option;
    const value = unique(wanted, taken);
    taken.add(value);
    return { ...option, value };
  });
}

/** Changes an option's text. Its value follows while nobody has typed one and no answer can hold it. */
export function typeText(options: readonly OptionForm[], key: string, text: string): OptionForm[] {
  const taken = new Set(options.flatMap((option) => (option.key === key ? [] : option.value.trim())));
  const valueFor = (typed: string) => {
    const wanted = valueFromText(typed);
    return wanted && unique(wanted, taken);
  };
  return options.map((option) => {
    if (option.key !== key) return option;
    const follows = option.id === undefined && (option.value === '' || option.value === valueFor(option.text));
    return { ...option, text, value: follows ? valueFor(text) : option.value };
  });
}
