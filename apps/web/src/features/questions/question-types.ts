import type { InputType } from '@serendip/contract/questions';
import { ListChecks, ListTodo, type LucideIcon, MessageSquareText, SlidersHorizontal, ThumbsUp } from 'lucide-react';
import { texts } from '../../language/texts.ts';

const t = texts('questionKinds');

interface QuestionType {
  readonly label: string;
  /** How joiners answer this type. */
  readonly hint: string;
  icon: LucideIcon;
}

/** Worded as it renders. */
const typeOf = (type: InputType, icon: LucideIcon): QuestionType => ({
  icon,
  get label() {
    return t(`kind.${type}`);
  },
  get hint() {
    return t(`hint.${type}`);
  },
});

/** The question types as hosts see them. */
export const questionTypes: Record<InputType, QuestionType> = {
  text: typeOf('text', MessageSquareText),
  slider: typeOf('slider', SlidersHorizontal),
  multiple_choice: typeOf('multiple_choice', ListTodo),
  multi_select: typeOf('multi_select', ListChecks),
  yes_no_maybe: typeOf('yes_no_maybe', ThumbsUp),
};
