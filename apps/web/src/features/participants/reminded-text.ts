import { texts } from '../../language/texts.ts';

const t = texts('participants');
interface Sent {
  reminded: number;
  without_email: number;
  reminded_lately: number;
}

/** The result of a reminder, in one line. */
export const remindedText = ({ reminded, without_email, reminded_lately }: Sent, sendsMail: boolean): string =>
  [
    sendsMail
      ? reminded > 0
        ? t('remind.mailed', { count: reminded })
        : t('remind.nobodyMailed')
      : t('remind.belled', { count: reminded }),
    ...(reminded_lately > 0 ? [t('remind.hadOne', { count: reminded_lately })] : []),
    ...(without_email > 0 ? [t('remind.noAddress', { count: without_email })] : []),
  ].join(', ');
