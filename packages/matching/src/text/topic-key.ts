/** By what two topics of a role are one and the same: trimmed, without case, blanks counting once. */
export const topicKey = (phrase: string): string =>
  phrase.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
