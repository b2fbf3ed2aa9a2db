import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { Select } from '../../ui/select.tsx';
import { readQuestionsOf } from '../answers/queries.ts';
import { GroupBlank } from './group-blank.tsx';
import type { RuleDraft } from './rule-draft.ts';

const t = texts('rules');

interface Props {
  eventId: string;
  draft: RuleDraft;
  onChange: (changes: Partial<RuleDraft>) => void;
}

const Word = ({ children }: { children: ReactNode }) => <span className="py-2.5">{children}</span>;

interface BlankProps<V extends string> {
  label: string;
  value: V;
  choices: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

function Blank<V extends string>({ label, value, choices, onChange }: BlankProps<V>) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as V)}>
      {choices.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </Select>
  );
}

const numbers = (most: number) => Array.from({ length: most }, (_, at) => [String(at + 1), String(at + 1)] as const);

/** The sentence of a rule, with a blank for each thing to choose. */
export function SentenceBlanks({ eventId, draft, onChange }: Props) {
  const { data: questions = [] } = useQuery(readQuestionsOf(eventId));
  const group = <GroupBlank eventId={eventId} label={t('group')} group={draft.a} onChange={(a) => onChange({ a })} />;
  const count = (most: number) => (
    <Blank
      label={t('howMany')}
      value={String(Math.min(draft.n, most))}
      choices={numbers(most)}
      onChange={(n) => onChange({ n: Number(n) })}
    />
  );
  const bound = (
    <Blank
      label={t('atLeastOrMost')}
      value={draft.bound}
      choices={[
        ['at_least', t('atLeast')],
        ['at_most', t('atMost')],
      ]}
      onChange={(value) => onChange({ bound: value })}
    />
  );
  const blanks = {
    w: (words: ReactNode) => <Word>{words}</Word>,
    a: () => group,
    bound: () => bound,
  };
  const sentence = (): ReactNode => {
    switch (draft.kind) {
      case 'pair':
        return t.rich('sentences.pair', {
          ...blanks,
          a: () => (
            <GroupBlank eventId={eventId} label={t('firstGroup')} group={draft.a} onChange={(a) => onChange({ a })} />
          ),
          b: () => (
            <GroupBlank eventId={eventId} label={t('secondGroup')} group={draft.b} onChange={(b) => onChange({ b })} />
          ),
          meet: () => (
            <Blank
              label={t('meetOrNever')}
              value={draft.meet ? 'meet' : 'never'}
              choices={[
                ['never', t('never')],
                ['meet', t('meet')],
              ]}
              onChange={(value) => onChange({ meet: value === 'meet' })}
            />
          ),
        });
      case 'same':
        return t.rich('sentences.same', {
          ...blanks,
          by: () => (
            <Blank
              label={t('sameBy')}
              value={draft.by}
              choices={[
                ['email_domain', t('emailDomain')],
                ['label', t('labelWord')],
                ...questions.map(({ id, text }) => [id, t('answerTo', { question: text })] as const),
              ]}
              onChange={(by) => onChange({ by })}
            />
          ),
          want: () => (
            <Blank
              label={t('apartOrTogether')}
              value={draft.want}
              choices={[
                ['apart', t('apart')],
                ['together', t('together')],
                ['at_most', t('atMostInRoom')],
              ]}
              onChange={(want) => onChange({ want })}
            />
          ),
          count: () => draft.want === 'at_most' && count(limits.room_size_max),
        });
      case 'room_has':
        return t.rich('sentences.room_has', { ...blanks, count: () => count(limits.room_size_max) });
      case 'stay':
        return t.rich('sentences.stay', {
          ...blanks,
          room: () => (
            <Blank
              label={t('whichRoom')}
              value={String(draft.room ?? 'same')}
              choices={[
                ['same', t('firstRoom')],
                ...Array.from(
                  { length: 75 },
                  (_, at) => [String(at + 1), t('inRoom', { number: String(at + 1) })] as const,
                ),
              ]}
              onChange={(room) => onChange({ room: room === 'same' ? null : Number(room) })}
            />
          ),
        });
      default:
        return t.rich('sentences.quota', { ...blanks, count: () => count(limits.matches_per_person_max) });
    }
  };
  return <div className="flex flex-wrap items-start gap-x-2 gap-y-2">{sentence()}</div>;
}
