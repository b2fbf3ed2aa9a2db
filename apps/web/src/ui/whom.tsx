import { texts } from '../language/texts.ts';

const t = texts('ui');

/** The end of a button's name for screen readers, in a list where each row has the same button: 'Message Sami'. */
export const Whom = ({ name }: { name: string }) => <span className="sr-only">{t('whom', { name })}</span>;
