export default {
  title: 'Print',
  lead: 'Choose what to print. The page shows what will be on the paper.',
  print: 'Print',
  what: 'What to print',
  sheets: { cards: 'Room cards', people: 'People', poster: 'Poster' },
  which: 'Which rooms',
  // The rooms before the evening, or those that people sat in.
  sources: { planned: 'As planned', held: 'As it was' },
  roomsFailed: 'Failed to load the rooms',
  loadingRooms: 'Loading the rooms',
  nothingYet: 'Nothing to print yet',
  matchFirst: 'Generate matches first. Then the rooms can be printed.',
  loadingCode: 'Loading the code',
  doorsClosed: 'The doors are not open',
  codeComes: 'Each evening has its own code. You get it when you open the doors.',
  runEvening: 'Run the evening',
} as const;
