import { reportInvitedWord } from '@serendip/contract/answer-invitation';
import { listWords, muteWords, writeWord } from '@serendip/contract/words';
import { bind } from '../../http/bind.ts';
import { listWordsHandler } from './list-words.ts';
import { muteWordsHandler } from './mute-words.ts';
import { reportInvitedWordHandler } from './report-as-invited.ts';
import { writeWordHandler } from './write-word.ts';

export const wordRoutes = [
  bind(writeWord, writeWordHandler),
  bind(listWords, listWordsHandler),
  bind(muteWords, muteWordsHandler),
  bind(reportInvitedWord, reportInvitedWordHandler),
];
