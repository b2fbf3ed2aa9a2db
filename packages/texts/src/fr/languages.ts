import type english from '../en/languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: 'Langue',
  hint: 'Pour les pages, les e-mails et les raisons que tu lis.',
  asBrowser: 'Comme mon navigateur',
  failed: 'La langue n’a pas pu être changée',
} satisfies TextsLike<typeof english>;
