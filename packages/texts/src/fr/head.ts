import page from './page.ts';

export default {
  page,
};
