export default {
  delete: {
    title: 'Delete this event',
    lead: 'It is deleted for everyone, with its answers and matches. If it is still ahead, participants are told. Messages stay.',
    button: 'Delete event',
    done: 'The event is deleted',
    question: 'Delete this event?',
    warning: 'This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete for everyone',
    typeName: 'Type the name of the event',
    failed: 'The event could not be deleted. Please try again.',
  },
  duplicate: {
    title: 'Duplicate this event',
    lead: 'Begins a new event with the same texts, questions and rooms, but without a date, guests and co-hosts.',
    button: 'Duplicate',
  },
  open: {
    // Opens a closed event, so that people can join it again.
    button: 'Open this event',
    failed: 'Failed to open the event. Please try again.',
  },
  loading: 'Loading the settings',
  forTheHost: 'For the host',
  tabs: {
    // A tab: where the host makes the matches.
    matching: 'Matching',
    people: 'People',
    settings: 'Settings',
  },
  matching: {
    title: 'Matching',
    seenByHosts: 'Only the hosts can see this.',
    seenByYou: 'Only you and your co-hosts can see this.',
  },
} as const;
