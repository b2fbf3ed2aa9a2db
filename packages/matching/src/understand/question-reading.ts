import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';
import { WEIGHTS } from '../weights.ts';

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
  const { cues } = WEIGHTS.question;
  const counts = new Map<Cue, number>();
  const add = (text: string, weight: (sentence: number) => number): void => {
    text.split(/[.!?;:]+/).forEach((sentence, place) => {
      for (const cue of cuesIn(sentence, lexicon)) counts.set(cue, (counts.get(cue) ?? 0) + weight(place));
    });
  };
  add(question.text, () => cues.inText);
  add(question.matching_context ?? '', (place) => (place === 0 ? cues.firstInHint : cues.laterInHint));
  const of = (cue: Cue): number => counts.get(cue) ?? 0;

  const roles = { offer: of('offer'), need: of('need'), fact: of('fact'), interest: of('interest') };
  const most = Math.max(...Object.values(roles));
  const structured = question.input_type !== 'text';
  return {
    question,
    roles:
      most === 0
        ? WEIGHTS.question.unclear
        : {
            offer: sharpen(roles.offer / most),
            need: sharpen(roles.need / most),
            fact: sharpen(roles.fact / most),
            interest: sharpen(roles.interest / most),
          },
    weight:
      (question.scope === 'profile' ? WEIGHTS.question.ofProfile : 1) *
      (structured && of('minor') > 0 ? WEIGHTS.question.minor : 1),
    refuses: of('refusal') >= cues.inText && of('refusal') >= most,
    ignored: of('logistics') > most,
    distance: of('apart') > of('near') ? 'apart' : of('near') > 0 || of('minor') > 0 ? 'near' : 'free',
    joining: of('joining') > 0,
  };
}

/** A role clearly behind the leading one does not count; one close to it counts nearly as much. */
const sharpen = (share: number): number => {
  const { from, counts } = WEIGHTS.question.second;
  return share >= 0.99 ? 1 : share >= from ? counts : 0;
};

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
