import { type Option, yesNoMaybeOptions } from '@serendip/contract/questions';
import { texts } from '../../language/texts.ts';

const t = texts('questions');

/** An option as it reads: 'Yes', 'No' and 'Maybe', which nobody wrote, in the reader's language, others as they are. */
export function optionText({ text, value }: Pick<Option, 'text' | 'value'>): string {
  const isOurs = yesNoMaybeOptions.some((option) => option.text === text && option.value === value);
  return isOurs ? t(`options.${value as 'yes' | 'no' | 'maybe'}`) : text;
}
