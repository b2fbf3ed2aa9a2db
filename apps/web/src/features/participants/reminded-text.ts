interface Sent {
  reminded: number;
  without_email: number;
  reminded_lately: number;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** The result of a reminder, in one line. */
export const remindedText = ({ reminded, without_email, reminded_lately }: Sent, sendsMail: boolean): string =>
  [
    sendsMail
      ? reminded > 0
        ? `${people(reminded)} will get a mail`
        : 'Nobody gets a mail'
      : `${people(reminded)} will read it under their bell`,
    ...(reminded_lately > 0 ? [`${people(reminded_lately)} had one within a day`] : []),
    ...(without_email > 0
      ? [`${people(without_email)} ${without_email === 1 ? 'has' : 'have'} no e-mail address`]
      : []),
  ].join(', ');
