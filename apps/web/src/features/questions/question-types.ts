import type { InputType } from '@serendip/contract/questions';
import { ListChecks, ListTodo, type LucideIcon, MessageSquareText, SlidersHorizontal, ThumbsUp } from 'lucide-react';

interface QuestionType {
  label: string;
  /** How joiners answer this type. */
  hint: string;
  icon: LucideIcon;
}

/** The question types as hosts see them. */
export const questionTypes: Record<InputType, QuestionType> = {
  text: { label: 'Text', hint: 'Joiners answer in their own words.', icon: MessageSquareText },
  slider: { label: 'Slider', hint: 'Joiners place themselves on a scale.', icon: SlidersHorizontal },
  multiple_choice: { label: 'Multiple choice', hint: 'Joiners pick one of your options.', icon: ListTodo },
  multi_select: { label: 'Multi-select', hint: 'Joiners pick as many of your options as they like.', icon: ListChecks },
  yes_no_maybe: { label: 'Yes / No / Maybe', hint: 'Joiners answer with one tap.', icon: ThumbsUp },
};
