import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** An input for e-mail addresses: phones show the right keyboard and neither capitalise nor correct. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput autoCapitalize="none" spellCheck={false} {...props} type="email" />
);
