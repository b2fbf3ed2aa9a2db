import { contactDetails } from '@serendip/matching/text/contact-details';

/** Cleans people's texts for a model: no invisible characters, role markers or contact details. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
/** Looks for a speaker's name before the text in front of it, so that long lines take linear time. */
const ROLE_MARKERS =
  /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user|tool|s)>|(?=(?:system|assistant|user|developer|human|ai)\s*:)(?<=(?:^|[\n.!?])[#*\s]*)\w+\s*:|`{3,}/gi;

/** One line of well-formed text, at most `longest` UTF-16 units. */
export function textForModel(text: string, longest: number): string {
  return text
    .normalize('NFKC')
    .replace(ROLE_MARKERS, '\n')
    .replace(INVISIBLE, ' ')
    .replace(contactDetails, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
