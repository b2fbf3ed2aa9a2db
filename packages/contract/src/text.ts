import { type FieldName, type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { inOneLine, withoutControls, withoutLoneDirections } from './clean-text.ts';
import { fault } from './fault.ts';

// Format characters, separators, controls, marks without a letter, and blank letters (Hangul fillers, Braille blank).
const invisible = /[\p{Cf}\p{Z}\p{Cc}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/gu;

/** True when a reader would see no letter and no sign: empty, white space, or only invisible characters. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

/** PostgreSQL cannot store NUL, and half a surrogate pair is no character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Counts UTF-16 units, as a browser's `maxlength` does; Zod's own length rules count code points. */
export const isAtMost = (max: number) => (text: string) => text.length <= max;

export const tooLong = (label: FieldName, max: number): Sentence => say('tooLong', { field: label, max: max });

interface TextRules {
  /** In UTF-16 units, as a browser's `maxlength` counts. */
  max: number;
  /** The sentence when it is missing or blank; without it blank text is allowed. */
  required?: string;
  tooLong?: string;
  /** It is shown among other texts, such as a name or a label: it holds no line break and does not change their direction. */
  oneLine?: boolean;
}

/**
 * A text field whose every failure is a sentence that starts with its label. Surrounding white space and control
 * characters are dropped before it is counted, line breaks become line feeds.
 */
export function text(label: FieldName, rules: TextRules) {
  const { max, required, oneLine = false, tooLong: sentence } = rules;
  const anyLength = z
    .string({ error: ({ input }) => (input == null && required ? required : fault('mustBeText', { field: label })) })
    .refine(isStorable, { error: fault('notStorable', { field: label }), abort: true })
    .overwrite(oneLine ? (value) => withoutLoneDirections(inOneLine(withoutControls(value))) : withoutControls)
    .trim();
  const base = Number.isFinite(max)
    ? anyLength.refine(isAtMost(max), sentence ?? spell(tooLong(label, max))).meta({ maxLength: max })
    : anyLength;
  return required ? base.refine((value) => !isBlank(value), required) : base;
}

/** A text that may be absent: null, an empty and a blank text all mean 'none'. */
export const optionalText = (label: FieldName, rules: Omit<TextRules, 'required'>) =>
  text(label, rules)
    .transform((value) => (isBlank(value) ? null : value))
    .nullable();

/** The fault of an address that has to start with `https://`, or null. */
export function linkFault(label: FieldName, link: string, max: number): Sentence | null {
  if (!/^https:\/\//i.test(link)) return say('mustStartWithHttps', { field: label });
  if (!isAtMost(max)(link)) return tooLong(label, max);
  return URL.canParse(link) && !/\s/.test(link) ? null : say('isInvalid', { field: label });
}

/** An address that starts with `https://`. Null, an empty and a blank text all mean 'none'. */
export const optionalLink = (label: FieldName, max: number) =>
  optionalText(label, { max: Number.POSITIVE_INFINITY, oneLine: true }).superRefine((link, { addIssue }) => {
    const wrong = link === null ? null : linkFault(label, link, max);
    if (wrong) addIssue({ code: 'custom', message: spell(wrong) });
  });

export const wholeNumber = (label: FieldName, min: number, max: number) => {
  const sentence = fault('wholeNumber', { field: label, min, max });
  return z.int({ error: sentence }).min(min, sentence).max(max, sentence);
};

/** The same for a query string, where everything arrives as text. */
export const wholeNumberInQuery = (label: FieldName, min: number, max: number) =>
  z
    .string({ error: fault('mustBeGivenOnce', { field: label }) })
    .regex(/^\d{1,9}$/, fault('wholeNumber', { field: label, min, max }))
    .transform(Number)
    .pipe(wholeNumber(label, min, max));
