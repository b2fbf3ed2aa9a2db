export default {
  // How guests answer a question.
  kind: {
    text: 'Text',
    slider: 'Slider',
    multiple_choice: 'Multiple choice',
    multi_select: 'Multi-select',
    yes_no_maybe: 'Yes / No / Maybe',
  },
  hint: {
    text: 'Joiners answer in their own words.',
    slider: 'Joiners place themselves on a scale.',
    multiple_choice: 'Joiners pick one of your options.',
    multi_select: 'Joiners pick as many of your options as they like.',
    yes_no_maybe: 'Joiners answer with one tap.',
  },
  summary: {
    longText: 'Text, long answer',
    slider: 'Slider, {min} ({minLabel}) to {max} ({maxLabel})',
    // `kind` is one of the kinds above; `options` are separated by commas.
    options: '{kind}: {options}',
  },
} as const;
