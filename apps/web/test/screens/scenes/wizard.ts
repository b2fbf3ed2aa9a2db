import { readQuestions } from '@serendip/contract/coach';
import { createEvent } from '@serendip/contract/events';
import type { Page } from 'playwright-core';
import { field, press, see } from '../looking.ts';

import type { Scene } from './scene.ts';

async function toQuestions(page: Page): Promise<void> {
  await field(page, 'Event name').fill('Founders & Friends');
  await press(page, 'Next');
  await press(page, 'Add Question');
  await field(page, 'Question text').fill('What do you build?');
  await press(page, 'Save Question');
  await see(page, 'What do you build?');
}

const openEditor = (type: string) => async (page: Page) => {
  await field(page, 'Event name').fill('Founders & Friends');
  await press(page, 'Next');
  await press(page, 'Add Question');
  await field(page, 'Question type').selectOption(type);
  await press(page, 'Save Question');
  await see(page, 'Question text is required');
};

export const wizardScenes: Scene[] = [
  {
    name: 'wizard, details with errors',
    path: '/create-event',
    prepare: async (page) => {
      await field(page, 'Event name').focus();
      await field(page, 'Event date').fill('2020-01-01');
      await see(page, 'Event date must be in the future');
    },
  },
  {
    name: 'wizard, when and where with errors',
    path: '/create-event',
    prepare: async (page) => {
      await field(page, 'Event name').fill('Founders & Friends');
      await field(page, 'Event date').fill('2099-05-20');
      await field(page, 'End time').fill('22:00');
      await field(page, 'Link').fill('example.org');
      await field(page, 'Capacity').fill('1');
      await field(page, 'Place').fill('Pier 9');
      await see(page, 'Capacity must be between 2 and 10000');
    },
  },
  {
    name: 'wizard, review of when and where',
    path: '/create-event',
    prepare: async (page) => {
      await field(page, 'Event date').fill('2099-05-20');
      await field(page, 'Start time').fill('19:00');
      await field(page, 'Time zone').selectOption('Europe/Berlin');
      await field(page, 'Place').fill('Pier 9');
      await field(page, 'Link').fill('https://example.org/room');
      await field(page, 'Capacity').fill('40');
      await toQuestions(page);
      await press(page, 'Next');
      await see(page, 'Up to 40 people');
    },
  },
  { name: 'wizard, questions', path: '/create-event', prepare: toQuestions },
  {
    name: 'wizard, delete confirmation',
    path: '/create-event',
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Delete question 1');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'wizard, review with a failure',
    path: '/create-event',
    answer: (api) => api.refuse(createEvent, { code: 503, message: 'Not ready.' }),
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Next');
      await press(page, /^Create Event/);
      await see(page, 'Not ready.');
    },
  },
  {
    name: 'wizard, templates',
    path: '/create-event',
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Start from a template');
      await see(page, "A makers' fair");
    },
  },
  {
    name: 'wizard, review of one-sided questions',
    path: '/create-event',
    answer: (api) => api.answer(readQuestions, { readings: [{ asks: 'fact' }] }),
    prepare: async (page) => {
      await toQuestions(page);
      await press(page, 'Next');
      await see(page, 'People are matched best when they say both');
    },
  },
  {
    name: 'question editor, told how answers are read',
    path: '/create-event',
    prepare: async (page) => {
      await field(page, 'Event name').fill('Founders & Friends');
      await press(page, 'Next');
      await press(page, 'Add Question');
      await field(page, 'Question text').fill('What do you offer, and what do you look for?');
      await see(page, 'Answers tell both');
    },
  },
  {
    name: 'question editor, cannot tell',
    path: '/create-event',
    answer: (api) => api.answer(readQuestions, { readings: [{ asks: 'unclear' }] }),
    prepare: async (page) => {
      await field(page, 'Event name').fill('Founders & Friends');
      await press(page, 'Next');
      await press(page, 'Add Question');
      await field(page, 'Question text').fill('Hello?');
      await see(page, 'You could ask instead:');
    },
  },
  { name: 'question editor, slider', path: '/create-event', prepare: openEditor('slider') },
  { name: 'question editor, options', path: '/create-event', prepare: openEditor('multi_select') },
];
