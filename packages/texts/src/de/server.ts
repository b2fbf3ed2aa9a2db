import accountMails from './account-mails.ts';
import eventCard from './event-card.ts';
import failures from './failures.ts';
import forms from './forms.ts';
import invitationMails from './invitation-mails.ts';
import news from './news.ts';
import newsMails from './news-mails.ts';
import people from './people.ts';
import refusals from './refusals.ts';
import ruleSentences from './rule-sentences.ts';
import runComparison from './run-comparison.ts';
import stage from './stage.ts';
import successes from './successes.ts';

export default {
  accountMails,
  eventCard,
  failures,
  forms,
  invitationMails,
  news,
  newsMails,
  people,
  refusals,
  ruleSentences,
  runComparison,
  stage,
  successes,
};
