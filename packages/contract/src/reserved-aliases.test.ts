import { say } from '@serendip/texts/sentence';
import { describe, expect, test } from 'vitest';
import { aliasFault } from './accounts.ts';
import { isReservedName } from './reserved-aliases.ts';

const sentence = say('aliasReserved');

describe('an alias that looks like the house’s own is refused', () => {
  test.each([
    ...['admin', 'host', 'support', 'serendip', 'deleted-user', 'deleteduser'],
    ...['adm1n', '4dmin', 'ad-min', 'a-d-m-i-n', 'admin-7', '7-admin', 'admin42', '00-4dm1n-00'],
    ...[
      'h0st',
      'ho5t',
      'hos7',
      'supp0rt',
      '5upport',
      'sup-port-1',
      'serend1p',
      's3r3nd1p',
      'de1eted-user',
      'deleted-us3r-9',
    ],
    ...['host-admin', 'serendip-support', 'support-host-2', 'administrator', 'adm1nistrat0r'],
    ...['serendip-team', 'team-serendip', 'serendipteam', 'my-s3rend1p-app', 'serendlp'],
  ])('%s', (alias) => expect(aliasFault(alias)).toEqual(sentence));
});

describe('an alias that only contains such a word, or a piece of it, is fine', () => {
  test.each([
    ...['brave-otter', 'brave-otter-7', 'ghost', 'hostess', 'administrator-ann', 'party-host', 'hosts', 'supporter'],
    ...['serendipity', 'min-ad', 'user', 'deleted', '123', '4057', '4-0-57-x', '1-2-3-4', 'adm-9-min'],
  ])('%s', (alias) => expect(aliasFault(alias)).toBeNull());
});

describe('a name that could be taken for Serendip itself is reserved', () => {
  test.each([
    ...[
      'Serendip',
      'HOST',
      ' Admin ',
      'Deleted user',
      'deleted  user',
      'Sup port',
      'S.e.r.e.n.d.i.p',
      'Hóst',
      'ｈｏｓｔ',
    ],
    ...['Serend1p', 'H0st!', '★ Admin ★', 'Support 24', 'Serendip Support'],
    ...['Serendip Team', 'The team of Ser3ndip', 'Ѕеrеndір', 'Ηοst', 'Аdmіn'],
    ...[
      'SerendipTeam',
      'Official_Serendip',
      'ꜱᴇʀᴇɴᴅɪᴘ',
      'Serendlp',
      'SerendIp',
      '$erend!p',
      '@dmin',
      'Host!',
      'Administrator',
    ],
    ...['Gelöschtes Konto', 'Compte supprimé', 'Cuenta eliminada'],
  ])('%s', (name) => expect(isReservedName(name)).toBe(true));

  test.each([
    'Ada',
    'Ghost',
    'Hosta Green',
    'Serendipity Jones',
    'Serendipia',
    '(=^.^=) Tom!',
    'a@b',
    'Administrator Ann',
    '李',
    '42',
    'User',
    'Олег',
    'Νίκος',
  ])('%s can be the name of a person', (name) => expect(isReservedName(name)).toBe(false));
});
