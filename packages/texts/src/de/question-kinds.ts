import type english from '../en/question-kinds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  kind: {
    text: 'Text',
    slider: 'Schieberegler',
    multiple_choice: 'Einfachauswahl',
    multi_select: 'Mehrfachauswahl',
    yes_no_maybe: 'Ja / Nein / Vielleicht',
  },
  hint: {
    text: 'Gäste antworten mit eigenen Worten.',
    slider: 'Gäste ordnen sich auf einer Skala ein.',
    multiple_choice: 'Gäste wählen eine deiner Optionen.',
    multi_select: 'Gäste wählen so viele deiner Optionen, wie sie wollen.',
    yes_no_maybe: 'Gäste antworten mit einem Tippen.',
  },
  summary: {
    longText: 'Text, lange Antwort',
    slider: 'Schieberegler, {min} ({minLabel}) bis {max} ({maxLabel})',
    options: '{kind}: {options}',
  },
} satisfies TextsLike<typeof english>;
