import { texts } from '../../language/texts.ts';

const t = texts('eventFacts');

/** Worded as it renders. Phones show only the target: the header has buttons beside it. */
export const backToDashboard = {
  to: '/dashboard',
  get label() {
    return t('backToDashboard');
  },
  get short() {
    return t('dashboard');
  },
};
