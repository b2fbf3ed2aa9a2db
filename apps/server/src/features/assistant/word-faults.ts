import type { Language } from '@serendip/texts/languages';
import { readSentence } from '@serendip/texts/sentence';
import { sentenceIn } from '@serendip/texts/server-sentence';

/** A sentence as the contract spells it. */
const spelled = /\{"says":"\w+"(?:,"values":\{[^{}]*\})?\}/g;

/** The protocol's library quotes faults of a tool's input as the contract spells them. Here they become sentences. */
export function wordFaults(answer: string, language: Language): string {
  if (!answer.includes('says')) return answer;
  const worded = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('MCP error')
      ? value.replaceAll(spelled, (one) => sentenceIn(language, readSentence(one)))
      : value;
  return JSON.stringify(JSON.parse(answer, worded));
}
