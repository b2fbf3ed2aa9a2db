import { contactDetails } from '@serendip/matching/text/contact-details';

/** Ranges of years such as '2019-2024' are not telephone numbers. */
const years = /(?<!\d)(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d(?!\d)/g;
/** Links as people type them, without endings that are words, as in 'I cook.it is fun'. */
const bareLink = /\b[\w-]+\.(?:com|org|net|eu|de|fr|es|ch|nl|uk|info|io|co|app|dev)\b|\b[\w-]+\.\w{2,}\/\S/i;
/** Names of skills that look like links. */
const skills = /\b(?:(?:asp|vb|ado|ml|entity framework)\.net|(?:socket|draw)\.io)(?![\w/])/gi;
/** A local telephone number. */
const shortNumber = /(?<![\d.,])\d{7}(?![\d.,])/;

/** Whether a topic holds an e-mail address, a link or a telephone number. */
export function holdsContact(phrase: string): boolean {
  const text = phrase
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(years, ' ')
    .replace(skills, ' ');
  return text.search(contactDetails) >= 0 || bareLink.test(text) || shortNumber.test(text);
}
