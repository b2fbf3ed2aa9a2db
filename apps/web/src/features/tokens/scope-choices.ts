import { type Scope, scopes } from '@serendip/contract/scopes';
import { texts } from '../../language/texts.ts';
import type { Choice } from '../../ui/choice.ts';

const t = texts('tokens');

export const scopeName = (scope: Scope): string => t(`scopes.${scope}`);

export const scopeChoices = (): Choice<Scope>[] =>
  scopes.map((value) => ({ value, label: scopeName(value), hint: value === 'read' ? t('readHint') : undefined }));
