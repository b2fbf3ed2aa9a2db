/** Cleans what people wrote before a model sees it: nothing invisible, no role markers, no contact data. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
const ROLE_MARKERS =
  /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user|tool|s)>|(?:^|[\n.!?])[#*\s]*(?:system|assistant|user|developer|human|ai)\s*:|`{3,}/gi;
const CONTACT = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{6,}\d/g;

/** One line of well-formed text, at most `longest` UTF-16 units. */
export function textForModel(text: string, longest: number): string {
  return text
    .normalize('NFKC')
    .replace(ROLE_MARKERS, '\n')
    .replace(INVISIBLE, ' ')
    .replace(CONTACT, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
