import { folded } from '@serendip/contract/fold';
import type { EventQuestion } from '@serendip/contract/questions';

export type FullQuestion = Pick<EventQuestion, 'id' | 'text' | 'input_type' | 'options' | 'slider_min' | 'slider_max'>;

const yes = new Set('yes,y,true,1,ja,j,oui,si,vrai,verdadero'.split(','));
const no = new Set('no,n,false,0,nein,non,faux,falso'.split(','));

/** The parts of a cell with several. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A cell as the answer to a question, by the options' texts or values. Undefined: it fits none. */
export function answerOf(question: FullQuestion, cell: string): string | number | string[] | undefined {
  const options = question.options ?? [];
  // The first option with a text or value counts.
  const valueBy = new Map(
    options.toReversed().flatMap(({ text, value }) => [text, value].map((key) => [folded(key), value])),
  );
  const option = (text: string) => valueBy.get(folded(text));
  switch (question.input_type) {
    case 'text':
      return cell;
    case 'slider': {
      const number = Number(cell.replace(',', '.'));
      const fits =
        Number.isInteger(number) && number >= (question.slider_min ?? 1) && number <= (question.slider_max ?? 5);
      return fits ? number : undefined;
    }
    case 'yes_no_maybe': {
      const key = folded(cell);
      return option(cell) ?? (yes.has(key) ? 'yes' : no.has(key) ? 'no' : undefined);
    }
    case 'multi_select': {
      const whole = option(cell);
      if (whole) return [whole];
      const parts = partsOf(cell);
      if (parts.length > options.length) return undefined;
      const chosen = parts.map(option);
      return chosen.length > 0 && chosen.every((value) => value !== undefined) ? chosen : undefined;
    }
    default:
      return option(cell);
  }
}
