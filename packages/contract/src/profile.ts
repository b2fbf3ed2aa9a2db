import { z } from 'zod';
import { answerFields, preference, responseTooLong } from './answers.ts';
import { defineEndpoint } from './endpoint.ts';
import { preferenceId, profileQuestionId, wireId } from './ids.ts';
import { inputType, option } from './questions.ts';

export const defaultContextHeader = 'Tell us more about yourself...';
export const defaultCelebrationMessage = 'Well done! 🌟 Great addition to your profile';

/** A general question about a person, the same at every event. */
export const profileQuestion = z
  .object({
    id: wireId,
    text: z.string(),
    input_type: inputType,
    slider_min: z.int().nullable(),
    slider_max: z.int().nullable(),
    min_label: z.string().nullable(),
    max_label: z.string().nullable(),
    options: z.array(option),
    context_header: z.string(),
    celebration_message: z.string(),
  })
  .meta({ id: 'ProfileQuestion' });
export type ProfileQuestion = z.output<typeof profileQuestion>;

export const progress = z
  .object({
    completion_percentage: z.int(),
    answered_questions: z.int(),
    total_questions: z.int(),
    is_complete: z.boolean(),
  })
  .meta({ id: 'ProfileProgress' });
export type Progress = z.output<typeof progress>;

const fields = answerFields(responseTooLong);
const ofPreference = z.object({ preference_id: preferenceId });
const ofQuestion = z.object({ question_id: profileQuestionId });
const tag = 'Profile';
const onePreference = z.object({ preference });

export const listProfileQuestions = defineEndpoint({
  id: 'listProfileQuestions',
  method: 'GET',
  path: '/questions',
  tag,
  summary: 'List the profile questions',
  description: 'They are the same for everyone and at every event.',
  access: 'signed_in',
  data: z.object({ questions: z.array(profileQuestion) }),
  message: 'ok',
  failures: [],
});

export const getProfileQuestion = defineEndpoint({
  id: 'getProfileQuestion',
  method: 'GET',
  path: '/questions/:question_id',
  tag,
  summary: 'Read a profile question',
  description: 'Profile questions are the same for everyone.',
  access: 'signed_in',
  params: ofQuestion,
  data: z.object({ question: profileQuestion }),
  message: 'ok',
  failures: ['question_not_found'],
});

export const listProfileAnswers = defineEndpoint({
  id: 'listProfileAnswers',
  method: 'GET',
  path: '/user_preferences',
  tag,
  summary: 'List the profile questions with your answers',
  description: 'Profile answers count at every event.',
  access: 'signed_in',
  data: z.object({ questions: z.array(profileQuestion), preferences: z.array(preference) }),
  message: 'ok',
  failures: [],
});

export const getProfileProgress = defineEndpoint({
  id: 'getProfileProgress',
  method: 'GET',
  path: '/user_preferences/progress',
  tag,
  summary: 'See how much of your profile is answered',
  description: 'Counts of questions and a percentage.',
  access: 'signed_in',
  data: z.object({ progress }),
  message: 'ok',
  failures: [],
});

export const getProfileAnswer = defineEndpoint({
  id: 'getProfileAnswer',
  method: 'GET',
  path: '/user_preferences/:preference_id',
  tag,
  summary: 'Read a profile answer',
  description: 'Only your own answers have an address.',
  access: 'signed_in',
  params: ofPreference,
  data: onePreference,
  message: 'ok',
  failures: ['preference_not_found'],
});

export const saveProfileAnswer = defineEndpoint({
  id: 'saveProfileAnswer',
  method: 'POST',
  path: '/user_preferences',
  tag,
  summary: 'Answer a profile question',
  description: 'Send the one field that fits the kind of question. A second answer replaces the first.',
  access: 'signed_in',
  body: z.object({ user_preference: z.object({ question_id: profileQuestionId, ...fields }) }),
  data: onePreference,
  message: 'preferenceSaved',
  failures: ['question_not_found'],
});

export const updateProfileAnswer = defineEndpoint({
  id: 'updateProfileAnswer',
  method: 'PUT',
  path: '/user_preferences/:preference_id',
  tag,
  summary: 'Change a profile answer',
  description: 'Send the one field that fits the kind of question.',
  access: 'signed_in',
  params: ofPreference,
  body: z.object({ user_preference: z.object(fields).meta({ id: 'AnswerInput' }) }),
  data: onePreference,
  message: 'preferenceSaved',
  failures: ['preference_not_found', 'question_not_found'],
});

export const deleteProfileAnswer = defineEndpoint({
  id: 'deleteProfileAnswer',
  method: 'DELETE',
  path: '/user_preferences/:preference_id',
  tag,
  summary: 'Take back a profile answer',
  description: 'Names the answer by its own id.',
  access: 'signed_in',
  params: ofPreference,
  data: z.object({}),
  message: 'preferenceRemoved',
  failures: ['preference_not_found'],
});

export const deleteProfileAnswerByQuestion = defineEndpoint({
  id: 'deleteProfileAnswerByQuestion',
  method: 'DELETE',
  path: '/user_preferences/by_question/:question_id',
  tag,
  summary: 'Take back the answer to a profile question',
  description: 'Names the answer by its question.',
  access: 'signed_in',
  params: ofQuestion,
  data: z.object({}),
  message: 'preferenceRemoved',
  failures: ['question_not_found', 'preference_not_found'],
});
