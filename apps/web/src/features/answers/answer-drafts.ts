import type { AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import type { EventQuestion } from '@serendip/contract/questions';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import type { Drafts } from './answer-changes.ts';

const nameOf = (eventId: string) => `answers.${eventId}`;

type Asked = Pick<EventQuestion, 'id' | 'input_type' | 'options' | 'slider_min' | 'slider_max'>;

/** The part of a draft that its question can still show, or undefined: the host may have changed the question since. */
function fitting(question: Asked, value: unknown): AnswerValue | null | undefined {
  const { input_type: type, options, slider_min: min, slider_max: max } = question;
  if (value === null) return null;
  if (type === 'text') return typeof value === 'string' ? value : undefined;
  if (type === 'slider') {
    const within = (number: number) =>
      number >= (min ?? limits.slider_default_min) && number <= (max ?? limits.slider_default_max);
    return typeof value === 'number' && within(value) ? value : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const left = options.map((option) => option.value).filter((each) => value.includes(each));
  if (left.length === value.length) return value;
  return left.length > 0 ? left : undefined;
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The unsaved answers of this event on this device. */
export function readAnswerDrafts(eventId: string): Readonly<Record<string, unknown>> {
  return { ...parse(readDraft(nameOf(eventId))) };
}

/** The drafts that still belong to a question. */
export function fittingDrafts(questions: readonly Asked[], kept: Readonly<Record<string, unknown>>): Drafts {
  const drafts: Record<string, AnswerValue | null> = {};
  for (const question of questions) {
    const value = fitting(question, kept[question.id]);
    if (value !== undefined) drafts[question.id] = value;
  }
  return drafts;
}

export const writeAnswerDrafts = (eventId: string, drafts: Drafts): void =>
  writeDraft(nameOf(eventId), Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : '');

/** By question, the version at which a draft was begun. */
export type TypedVersions = Readonly<Record<string, number | undefined>>;
const versionsOf = (eventId: string) => `answers.${eventId}.versions`;

export const readTypedVersions = (eventId: string): TypedVersions =>
  Object.fromEntries(
    Object.entries(parse(readDraft(versionsOf(eventId)))).filter(([, version]) => Number.isInteger(version)),
  );

export const writeTypedVersions = (eventId: string, versions: TypedVersions): void =>
  writeDraft(versionsOf(eventId), Object.keys(versions).length > 0 ? JSON.stringify(versions) : '');
