import api from './api.ts';
import landing from './landing.ts';
import languages from './languages.ts';
import lib from './lib.ts';
import notFound from './not-found.ts';
import routing from './routing.ts';
import ui from './ui.ts';

export default {
  api,
  landing,
  languages,
  lib,
  notFound,
  routing,
  ui,
};
