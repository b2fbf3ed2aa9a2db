import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** For an address: a phone shows its keyboard for one, and neither begins it with a capital nor corrects it. */
export const EmailInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput autoCapitalize="none" spellCheck={false} {...props} type="email" />
);
