import { contactDetails } from '@serendip/matching/text/contact-details';

/** Years as in '2019-2024' look like a telephone number, and are none. */
const years = /(?<!\d)(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d(?!\d)/g;
/** Links as people type them. Not `.net` and `.io`: asp.net and socket.io are what somebody can do. */
const bareLink = /\b[\w-]+\.(?:com|org|eu|de|fr|es|info|co\.uk)\b|\b[\w-]+\.\w{2,}\/\S/i;

/** Whether a topic holds an e-mail address, a link or a telephone number. */
export function holdsContact(phrase: string): boolean {
  const text = phrase.normalize('NFKC').replace(years, ' ');
  return text.search(contactDetails) >= 0 || bareLink.test(text);
}
