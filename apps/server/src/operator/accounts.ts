import { tidyEmail } from '@serendip/contract/email-address';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { type AccountLine, closeAccount, listAccounts, openAccount } from '../features/accounts/close-account.ts';
import { migrateDatabase } from '../migrate.ts';

const usage = `npm run accounts -- list [part of an e-mail]
npm run accounts -- close <e-mail>
npm run accounts -- open <e-mail>`;

const lineOf = ({ email, alias, created_at, last_used_at, hosted, closed }: AccountLine): string =>
  [
    email,
    alias,
    `since ${created_at}`,
    `last use ${last_used_at ?? 'never'}`,
    hosted === 1 ? '1 event' : `${hosted} events`,
    closed ? 'CLOSED' : 'open',
  ].join('\t');

/** Prints accounts, or changes one. Returns the text for the operator. Throws if no account has the address. */
async function act(database: Database, order: string | undefined, typed: string | undefined): Promise<string> {
  if (order === 'list') {
    const accounts = await listAccounts(database, typed);
    return [...accounts.map(lineOf), accounts.length === 1 ? '1 account' : `${accounts.length} accounts`].join('\n');
  }
  const change = order === 'close' ? closeAccount : openAccount;
  const email = tidyEmail(typed ?? '');
  if (!(await change(database, email))) throw new Error(`No account has the address ${email}.`);
  return order === 'close'
    ? `${email} is closed: signed out everywhere, hidden, and its events take nobody.`
    : `${email} is open again. Its events stay closed until the host opens them.`;
}

/** `npm run accounts -- list|close|open <e-mail>`. */
async function main(): Promise<void> {
  const [order, email] = process.argv.slice(2);
  if (order !== 'list' && !((order === 'close' || order === 'open') && email)) throw new Error(usage);
  const log = pino({ level: 'error' });
  const database = await openDatabase(readConfig(), log);
  try {
    await migrateDatabase(database, log);
    process.stdout.write(`${await act(database, order, email)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
