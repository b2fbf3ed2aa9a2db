export default {
  unreadable: 'This picture cannot be read',
  tooLarge: 'A picture has at most 8 MB',
  saved: 'Cover saved',
  removed: 'Cover removed',
  failed: 'Failed to save the cover',
  // The picture at the top of an event.
  title: 'Cover',
  lead: 'Your picture stands in place of the drawn cover, also where the link is pasted. JPEG, PNG or WebP, up to 8 MB. We keep the middle, 1200 by 630.',
  label: 'Cover picture',
  change: 'Change cover',
  choose: 'Choose a picture',
  remove: 'Remove cover',
} as const;
