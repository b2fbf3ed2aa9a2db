import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';

/** What a question's answers are about, read from its words and the host's hint. */
export interface QuestionReading {
  question: SnapshotQuestion;
  /** How far an answer is something given, looked for, true of the person, or liked; the largest is 1. */
  roles: { offer: number; need: number; fact: number; interest: number };
  /** 1 normally; less where the hint says that the answer alone is no reason to meet, or for the general profile. */
  weight: number;
  /** The host asks whom or what not to bring together with this person. */
  refuses: boolean;
  /** Neither topics nor a reason to meet: diets, arrival times. */
  ignored: boolean;
  /** How two numbers on a slider should relate. */
  distance: 'near' | 'apart' | 'free';
  /** Readiness to join or move: gates needs for people who would join. */
  joining: boolean;
}

type Cue = keyof CueFile['question'];

export function readQuestion(question: SnapshotQuestion, lexicon: Lexicon): QuestionReading {
  const counts = new Map<Cue, number>();
  const add = (text: string, weight: (sentence: number) => number): void => {
    text.split(/[.!?;:]+/).forEach((sentence, place) => {
      for (const cue of cuesIn(sentence, lexicon)) counts.set(cue, (counts.get(cue) ?? 0) + weight(place));
    });
  };
  add(question.text, () => 1.5);
  add(question.matching_context ?? '', (place) => (place === 0 ? 2 : 0.5));
  const of = (cue: Cue): number => counts.get(cue) ?? 0;

  const roles = { offer: of('offer'), need: of('need'), fact: of('fact'), interest: of('interest') };
  const most = Math.max(...Object.values(roles));
  const structured = question.input_type !== 'text';
  return {
    question,
    roles:
      most === 0
        ? { offer: 0.3, need: 0.3, fact: 1, interest: 0.3 }
        : {
            offer: sharpen(roles.offer / most),
            need: sharpen(roles.need / most),
            fact: sharpen(roles.fact / most),
            interest: sharpen(roles.interest / most),
          },
    weight: (question.scope === 'profile' ? 0.7 : 1) * (structured && of('minor') > 0 ? 0.5 : 1),
    refuses: of('refusal') >= 1.5 && of('refusal') >= most,
    ignored: of('logistics') > most,
    distance: of('apart') > of('near') ? 'apart' : of('near') > 0 || of('minor') > 0 ? 'near' : 'free',
    joining: of('joining') > 0,
  };
}

/** A role clearly behind the leading one does not count; one close to it counts nearly as much. */
const sharpen = (share: number): number => (share >= 0.99 ? 1 : share >= 0.6 ? 0.6 : 0);

function cuesIn(sentence: string, lexicon: Lexicon): Cue[] {
  const words = tokenise(sentence).map((token) => token.word);
  const found: Cue[] = [];
  for (let at = 0; at < words.length; ) {
    const cue = lexicon.questionCues.longestAt(words, at);
    if (cue) found.push(...cue.values);
    at += cue?.places.length ?? 1;
  }
  return found;
}
