import { blankQuestion } from '@serendip/matching/blank-question';
import type { EventSnapshot, SnapshotQuestion } from '@serendip/matching/types';

const question = (id: string, text: string): SnapshotQuestion => ({ ...blankQuestion, options: [], id, text });

const people: Record<string, [offer: string, need: string]> = {
  ana: ['I fix bikes: chains, punctures, gears', 'there is a drawer full of letters from the tax office'],
  ben: ['bookkeeping and tax returns for small shops', 'the brakes on my bike gave up in March'],
  chloe: ['I taught German for ten years', 'I want to learn to bake sourdough'],
  dev: ['sourdough, I bake every Saturday', 'people to run with in the park'],
  emma: ['I run ten kilometres three times a week', 'I need to practise my German before the exam'],
  farid: ['I design posters and logos', 'no recruiters please, just good company'],
};

/** The event of the worked example in docs/matching.md. */
export const exampleEvent: EventSnapshot = {
  event: { name: "Neighbours' evening", description: null },
  questions: [question('offer', 'What can you help others with?'), question('need', 'What are you looking for?')],
  participants: Object.entries(people).map(([id, [offer, need]]) => ({ id, alias: id, answers: { offer, need } })),
};
