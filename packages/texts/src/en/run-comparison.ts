export default {
  moreStrong:
    'Run {better} gives {strong} instead of {others, plural, one {{shown} person} other {{shown} people}} a strong match',
  bothStrong: 'Both runs give {people, plural, one {{shown} person} other {{shown} people}} a strong match',
  betterMean: '{both}, and run {better} has the better best matches ({mean} instead of {otherMean} % on average)',
  named: '{name} ({from} to {to} %)',
  nobodyWorse: '{strong}; nobody does worse.',
  littleWorse:
    '{strong}; {count, plural, one {{shown} person does} other {{shown} people do}} worse, none by more than {points} points.',
  oneWorse: '{strong}; 1 person does worse, {named}.',
  mostWorse:
    '{strong}; {count, plural, one {{shown} person does} other {{shown} people do}} worse, most of all {named}.',
} as const;
