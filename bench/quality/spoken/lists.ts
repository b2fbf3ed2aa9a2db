import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopicReading } from '@serendip/matching/enrichment/enrichment';
import type { EventSnapshot } from '@serendip/matching/types';
import { judgedNames, loadJudgedEvent } from '../judged-events.ts';
import type { Said } from './said.ts';

const DATA = join(import.meta.dirname, '..', '..', 'data');
const fileOf = (name: string): string => join(DATA, `said-${name}.json`);

/** The judged events that carry a list of what may be said. */
export const namesWithLists = (): string[] => judgedNames().filter((name) => existsSync(fileOf(name)));
export const loadList = (name: string): Record<string, Said> => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** Facts that no reason may mention: misfortunes, and things that a person lacks. */
const NOT_SAID =
  /\b(widow\w*|alone|lonel\w*|new (in|to|here)|newcomer|newly|lost|lack\w*|no|not|never|without|fail\w*|broken?|ill\w*|sick\w*|disab\w*|cancer|divorc\w*|separat\w*|single|unemploy\w*|jobless|laid off|dismissed|debts?|poor|refugee|asylum|orphan\w*|died|death|dead|grie\w*|retired|pension\w*|years? old|aged?|elderly|pregnan\w*|burn\w*|depress\w*|anxi\w*|addict\w*|sober|homeless|urgent\w*|stuck|struggl\w*|overload\w*|late)\b/i;

/** Writes a list for each event whose people a model once read. */
export function deriveLists(): void {
  for (const name of judgedNames()) {
    const list = derivedList(name);
    if (!list) continue;
    writeFileSync(fileOf(name), list);
    console.log(`bench/data/said-${name}.json`);
  }
}

/**
 * A line for each person, as in the lists written by hand. Offers and needs are the model's; interests, work and ticked options
 * count as things that people like to talk about; facts about a misfortune or a lack are never to be said.
 */
export function derivedList(name: string): string | undefined {
  const { snapshot, model } = loadJudgedEvent(name);
  if (!model) return undefined;
  const lines = snapshot.participants.map(({ id, answers }) => {
    const said = saidOf(model.readings[id] as TopicReading, tickedTexts(answers, snapshot));
    return ` ${JSON.stringify(id)}: ${JSON.stringify(said)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

function saidOf({ offers, needs, interests, facts, refusals }: TopicReading, ticked: string[]): Said {
  const toldOf = facts.filter((fact) => !NOT_SAID.test(fact));
  return {
    need: needs,
    offer: [...offers, ...ticked.map((text) => `=${text}`)],
    interest: [...new Set([...interests, ...offers, ...toldOf, ...ticked])],
    avoid: refusals,
    never: facts.filter((fact) => NOT_SAID.test(fact)),
  };
}

const tickedTexts = (
  answers: EventSnapshot['participants'][number]['answers'],
  { questions }: EventSnapshot,
): string[] =>
  questions
    .filter(({ input_type }) => input_type === 'multi_select')
    .flatMap(({ id, options }) =>
      [answers[id] ?? []].flat().flatMap((value) => options.find((option) => option.value === value)?.text ?? []),
    );
