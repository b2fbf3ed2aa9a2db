export default {
  title: 'On other pages',
  lead: 'Show this event as a small card on your own sites. Only the sites in this list can show it.',
  notListed:
    'Your sites can show this event as a small card once everyone who has the link sees it. <link>Turn that on</link>',
  failed: 'That did not work.',
  removed: '{site} is removed',
  remove: 'Remove',
  site: 'Site',
  add: 'Add site',
  // Above a line of HTML.
  paste: 'Paste this into the page',
  // The title of the frame in that line.
  event: 'Event',
} as const;
