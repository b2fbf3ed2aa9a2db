import { texts } from '../../language/texts.ts';
import type { Choice } from '../../ui/choice.ts';

const t = texts('eventWizard');

/** When guests see the matches of a completed run. */
export const publishChoices = () =>
  [
    { value: 'at_once', label: t('publish.atOnce') },
    { value: 'by_hand', label: t('publish.byHand'), hint: t('publish.byHandHint') },
  ] as const satisfies readonly Choice<string>[];
