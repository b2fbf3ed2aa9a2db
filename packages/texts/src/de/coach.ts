import type english from '../en/coach.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  missing: {
    both: 'Noch fragst du nicht, was Leute suchen oder bieten.',
    need: 'Noch fragst du nicht, was Leute suchen.',
    offer: 'Noch fragst du nicht, was Leute bieten.',
  },
  bothTitle: 'Matches werden am besten, wenn alle beides sagen',
  add: '„{question}“ hinzufügen',
  askInstead: 'Du könntest stattdessen fragen:',
  start: 'Mit einer Vorlage beginnen',
  keepAll: 'Deine Fragen bleiben. Du kannst danach jede Frage ändern.',
  changeAll: 'Du kannst danach jede Frage ändern.',
  cancel: 'Abbrechen',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
  loading: 'Vorlagen werden geladen',
  suchAs: '{count, plural, one {# Frage, etwa „{question}“} other {# Fragen, etwa „{question}“}}',
  answersTell: {
    need: 'Antworten sagen, was jemand sucht',
    offer: 'Antworten sagen, was jemand bietet',
    both: 'Antworten sagen beides',
    interest: 'Antworten sagen, was jemand mag',
    fact: 'Antworten sagen, wer jemand ist',
    avoid: 'Antworten sagen, wen jemand lieber nicht trifft',
    alike: 'Antworten bringen Leute zusammen, die gleich antworten',
    apart: 'Antworten bringen Leute zusammen, die verschieden antworten',
    nothing: 'Antworten zählen nicht für das Matching',
    unclear:
      'Serendip kann nicht erkennen, was Antworten auf diese Frage bedeuten: Sag es im Hinweis oder frag einfacher',
  },
} satisfies TextsLike<typeof english>;
