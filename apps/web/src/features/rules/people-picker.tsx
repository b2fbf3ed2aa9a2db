import { folded } from '@serendip/contract/fold';
import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { peopleToChoose } from './queries.ts';

const t = texts('rules');

/** So many are listed; more are found by typing. */
const SHOWN = 6;

interface Props {
  eventId: string;
  label: string;
  chosen: readonly string[];
  onChange: (people: string[]) => void;
}

/** Finds people by name, and holds the chosen ones. */
export function PeoplePicker({ eventId, label, chosen, onChange }: Props) {
  const { data: people = [] } = useQuery(peopleToChoose(eventId));
  const [typed, setTyped] = useState('');
  const words = folded(typed).split(' ').filter(Boolean);
  const nameOf = ({ name, alias, email }: (typeof people)[number]) => name ?? alias ?? email ?? t('somebody');
  const found = people.filter(({ id, name, alias, email }) => {
    const text = folded([name, alias, email].filter(Boolean).join(' '));
    return !chosen.includes(id) && words.every((word) => text.includes(word));
  });
  // Once somebody is chosen, the others show when a name is typed.
  const listed = words.length > 0 || chosen.length === 0 ? found.slice(0, SHOWN) : [];
  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('chosenPeople', { label })}>
          {chosen.map((id) => {
            const person = people.find((one) => one.id === id);
            const name = person ? nameOf(person) : t('somebodyLeft');
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-accent-soft px-3 font-semibold text-accent-ink text-sm"
                >
                  <bdi>{name}</bdi>
                  <X size={16} aria-hidden />
                  <span className="sr-only">{t('takeOut')}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {chosen.length < limits.rule_people_max && (
        <>
          <TextInput
            type="search"
            aria-label={t('findPeople', { label })}
            placeholder={t('findByName')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="grid gap-1.5">
            {listed.map((person) => (
              <ChoiceRow
                key={person.id}
                kind="checkbox"
                checked={false}
                label={<bdi>{nameOf(person)}</bdi>}
                onChange={() => {
                  onChange([...chosen, person.id]);
                  setTyped('');
                }}
              />
            ))}
          </div>
          {listed.length > 0 && found.length > SHOWN && (
            <p className="text-ink-faint text-xs">{t('moreToFind', { count: String(found.length - SHOWN) })}</p>
          )}
          {words.length > 0 && found.length === 0 && (
            <p role="status" className="text-ink-soft text-sm">
              {t('nobody')}
            </p>
          )}
        </>
      )}
    </div>
  );
}
