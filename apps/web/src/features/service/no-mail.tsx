import { Notice } from '../../ui/notice.tsx';

export const noMail = 'This server sends no mail. Ask the person who runs it.';

/** In place of a promise that a mail is on its way. */
export const NoMail = () => <Notice tone="caution">{noMail}</Notice>;
