import { contactDetails } from '@serendip/matching/text/contact-details';

/** Cleans what people wrote before a model sees it: nothing invisible, no role markers, no contact data. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
/** A speaker's name is looked for before what stands in front of it: lines without end cost no more than others. */
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
