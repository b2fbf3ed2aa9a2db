import clarity from './clarity.ts';
import coach from './coach.ts';
import cohosts from './cohosts.ts';
import comparing from './comparing.ts';
import console from './console.ts';
import covers from './covers.ts';
import drafts from './drafts.ts';
import embeds from './embeds.ts';
import eventLanguages from './event-languages.ts';
import eventSettings from './event-settings.ts';
import eventWizard from './event-wizard.ts';
import guestList from './guest-list.ts';
import hostNow from './host-now.ts';
import labels from './labels.ts';
import matching from './matching.ts';
import participants from './participants.ts';
import printing from './printing.ts';
import questionKinds from './question-kinds.ts';
import reports from './reports.ts';
import rules from './rules.ts';
import webhooks from './webhooks.ts';

export default {
  clarity,
  coach,
  cohosts,
  comparing,
  console,
  covers,
  drafts,
  embeds,
  eventLanguages,
  eventSettings,
  eventWizard,
  guestList,
  hostNow,
  labels,
  matching,
  participants,
  printing,
  questionKinds,
  reports,
  rules,
  webhooks,
};
