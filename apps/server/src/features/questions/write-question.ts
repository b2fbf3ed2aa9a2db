import { randomUUID } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import {
  type InputType,
  type QuestionFields,
  type QuestionInput,
  questionBytes,
  questionFaults,
  yesNoMaybeOptions,
} from '@serendip/contract/questions';
import type { StoredOption } from '../../db/schema/events.ts';
import { invalid } from '../../errors.ts';

export const emptyQuestion: QuestionFields = {
  text: null,
  input_type: 'text',
  response_format: null,
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  options: [],
};

/** Options keep their id (matched by id, else by value), so that an edited one is not a new one. Ids are unique. */
function storedOptions(type: InputType, fields: QuestionFields, before: StoredOption[]): StoredOption[] {
  if (type === 'text' || type === 'slider') return [];
  const wanted = type === 'yes_no_maybe' ? yesNoMaybeOptions : fields.options;
  const ordered = wanted
    .map((option, index) => ({ option, place: option.display_order ?? index + 1 }))
    .sort((a, b) => a.place - b.place);
  const left = new Map(before.map(({ id, value }) => [id, value]));
  const claim = (id: string | undefined) => (id !== undefined && left.delete(id) ? id : undefined);
  const byId = ordered.map(({ option }) => claim('id' in option ? option.id : undefined));
  return ordered.map(({ option: { text, value } }, index) => {
    const byValue = () => claim([...left].find(([, old]) => old === value)?.[0]);
    return { id: byId[index] ?? byValue() ?? randomUUID(), text, value, display_order: index + 1 };
  });
}

/**
 * The columns of a question with the changes of `input` over `before`: missing fields stay, fields that its type does
 * not use are null. Throws `invalid` with the editor's sentences.
 */
export function questionColumns(before: QuestionFields, input: QuestionInput, oldOptions: StoredOption[]) {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const fields: QuestionFields = { ...before, ...sent };
  if (!fields.options) fields.options = [];
  const faults = questionFaults(fields);
  if (faults.length > 0) throw invalid(...faults.map(({ message }) => message));
  const isSlider = fields.input_type === 'slider';
  return {
    text: fields.text ?? '',
    inputType: fields.input_type,
    responseFormat: fields.input_type === 'text' ? (fields.response_format ?? 'short') : null,
    sliderMin: isSlider ? (fields.slider_min ?? limits.slider_default_min) : null,
    sliderMax: isSlider ? (fields.slider_max ?? limits.slider_default_max) : null,
    scaleType: isSlider ? fields.scale_type : null,
    minLabel: isSlider ? fields.min_label : null,
    maxLabel: isSlider ? fields.max_label : null,
    matchingContext: fields.matching_context,
    options: storedOptions(fields.input_type, fields, oldOptions),
    hostReads: fields.host_reads ?? false,
    alsoMatched: (fields.host_reads && fields.also_matched) ?? false,
  };
}

type Columns = Pick<
  ReturnType<typeof questionColumns>,
  'text' | 'minLabel' | 'maxLabel' | 'matchingContext' | 'options'
>;

/** The question's share of its event's text bytes. */
export const bytesOf = ({ minLabel, maxLabel, matchingContext, ...rest }: Columns): number =>
  questionBytes({ ...rest, min_label: minLabel, max_label: maxLabel, matching_context: matchingContext });
