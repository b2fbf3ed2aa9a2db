import { texts } from '../../language/texts.ts';
import { Notice } from '../../ui/notice.tsx';

const t = texts('service');

export const noMail = (): string => t('noMail');

/** In place of a promise that a mail is on its way. */
export const NoMail = () => <Notice tone="caution">{noMail()}</Notice>;
