export default {
  question: 'Did you meet someone interesting?',
  // For screen readers, where several events are listed.
  questionOf: 'Did you meet someone interesting? ({event})',
  up: 'Thumbs up',
  down: 'Thumbs down',
} as const;
