import { loadTexts, loadTextsIn } from '../src/language/shelves.ts';

// Unit tests of the web app read English, as a browser does once its texts have loaded.
await loadTexts('first', 'door', 'guest', 'host');
await loadTextsIn('en');
