import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { EventSnapshot, SnapshotParticipant } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { contextOf } from './context.ts';
import { dismissedBy } from './dismissed-topics.ts';
import { addOwnTopics } from './own-topics.ts';
import { emptyProfile, type Profile } from './profile.ts';
import { type QuestionReading, readQuestion } from './question-reading.ts';
import { questionsLanguage } from './questions-language.ts';
import { beginningOf, reachOf } from './reach.ts';
import { readAnswer } from './read-answer.ts';
import { themeOf } from './theme.ts';

/** Reads the whole event's answers: one reading per question, one profile per participant in snapshot order. */
export interface Understanding {
  questions: QuestionReading[];
  profiles: Profile[];
  /** The topics of the event's own texts. */
  theme: Profile;
  /** How many wrote more than could be read to the end. */
  readInPart: number;
}

/** `addTo` adds to a profile after the answers and before the person's own topics: a model's reading, for one. */
export function understand(
  snapshot: EventSnapshot,
  lexicon: Lexicon,
  addTo: (profile: Profile, participant: SnapshotParticipant) => void = () => {},
): Understanding {
  const language =
    questionsLanguage(snapshot.questions, lexicon) ??
    lexicon.languages.detect(snapshot.questions.flatMap(({ text }) => tokenise(text)));
  const questions = [...snapshot.questions]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((question) => readQuestion(question, lexicon, language));
  const reach = reachOf(snapshot.participants, snapshot.questions);
  const answersOf = snapshot.participants.map((participant) =>
    withinReach(participant.answers, reach.get(participant)),
  );
  // Refusals do not help to choose the sense of other words.
  const telling = questions.filter(({ refuses }) => !refuses).map(({ question }) => question.id);
  const texts = answersOf.flatMap((answers) =>
    telling.map((id) => answers[id]).filter((answer) => typeof answer === 'string'),
  );
  const foreign = lexicon.languages.othersIn(texts);
  const profiles = snapshot.participants.map((participant, at) => {
    const topics = participant.topics ?? [];
    const profile = emptyProfile(lexicon.helpVectors?.dims ?? 0, dismissedBy(topics, lexicon));
    const answers = answersOf[at] as SnapshotParticipant['answers'];
    const asked = telling.map((id) => answers[id]);
    const context = contextOf(
      asked.filter((answer) => answer !== undefined),
      foreign,
      lexicon,
    );
    for (const reading of questions) {
      const answer = answers[reading.question.id];
      if (answer !== undefined) readAnswer(answer, reading, lexicon, profile, context, reach.get(participant));
    }
    addTo(profile, participant);
    addOwnTopics(topics, lexicon, profile, context);
    keepBudget(profile);
    return profile;
  });
  return { questions, profiles, theme: themeOf(snapshot, language, foreign, lexicon), readInPart: reach.size };
}

/** Answers as far as they are read. */
const withinReach = (
  answers: SnapshotParticipant['answers'],
  reach: number | undefined,
): SnapshotParticipant['answers'] =>
  reach === undefined
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [
          id,
          typeof answer === 'string' ? beginningOf(answer, reach) : answer,
        ]),
      );

/** Scales down the weights of people who say very much, so that two hundred skills count no more in all than eight. */
function keepBudget(profile: Profile): void {
  for (const role of ['offer', 'fact', 'need', 'interest', 'concern', 'company'] as const) {
    for (const weights of [profile.concepts[role], profile.words[role]] as Map<unknown, number>[]) {
      const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      const scale = Math.min(1, WEIGHTS.budget[role] / total);
      if (scale < 1) for (const [key, weight] of weights) weights.set(key, weight * scale);
    }
  }
}
