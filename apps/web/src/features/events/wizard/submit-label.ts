interface Submit {
  editing: boolean;
  saving: boolean;
  questions: number;
  /** Shorter, for phones. */
  short: boolean;
}

/** 'Create Event with 2 Questions', on phones 'Create Event (2 Questions)', without questions 'Create Event'. */
export function submitLabel({ editing, saving, questions, short }: Submit): string {
  if (saving) return editing ? 'Updating...' : 'Creating...';
  const verb = editing ? 'Update Event' : 'Create Event';
  if (questions === 0) return verb;
  const count = `${questions} ${questions === 1 ? 'Question' : 'Questions'}`;
  return short ? `${verb} (${count})` : `${verb} with ${count}`;
}
