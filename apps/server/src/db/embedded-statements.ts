import { messages, type PGlite, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

type Send = PGlite['execProtocolStream'];
type Options = Parameters<Send>[1];
type Answer = Awaited<ReturnType<Send>>;

/** A statement that the database has read, with what it answered about it. */
interface Known {
  name: string;
  /** When it was read, in milliseconds of `performance.now()`, which no clock change touches. */
  since: number;
  toParse: Answer;
  toDescribe?: Answer;
  toDescribeRows?: Answer;
}

/** Statements that are known at once, some ten kB each. A longer one was put together for one use. */
const most = { statements: 200, bytes: 20_000 };
/** Milliseconds. A plan goes by how large the tables are, and those of an event fill within minutes. */
const lifetime = 10_000;

/** Kinds of messages to the database: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const kinds = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45 };
/** What a message to describe asks about: a statement, or else the rows that come. */
const statementItself = 0x53;
/** A message begins with its kind and, in four bytes, its length. */
const head = 5;

/** Changes what statements answer with, or takes them away. */
const changesMeaning = /^(?:CREATE|ALTER|DROP|DO|DISCARD|DEALLOCATE)\b/;

const utf8 = new TextDecoder();

/** What is to be parsed, if it comes as PGlite sends it: without a name, and without types of its values. */
function textOf(message: Uint8Array): string | undefined {
  const end = message.length - 3;
  const isPlain = message[head] === 0 && message[end + 1] === 0 && message[end + 2] === 0;
  return isPlain && end < most.bytes ? utf8.decode(message.subarray(head + 1, end)) : undefined;
}

/** The same values for the statement of a name: a message to bind has its place after the portal's, which is empty. */
function bindTo(name: string, message: Uint8Array): Uint8Array {
  const place = head + 1;
  const bound = Buffer.concat([message.subarray(0, place), Buffer.from(name), message.subarray(place)]);
  bound.writeUInt32BE(bound.length - 1, 1);
  return bound;
}

/**
 * Lets an embedded database read a statement once and keep its plan for some seconds. PGlite alone has each statement read
 * and planned whenever it runs, which takes longer than running most of them: `npm run bench:load -- --only statements`.
 * Here its messages get a name for their statement, and those that were answered before are not sent.
 */
export function keepStatements(client: PGlite): void {
  const send: Send = client.execProtocolStream.bind(client);
  const known = new Map<string, Known>();
  let named = 0;
  const toClose: Uint8Array[] = [];

  const forget = (text: string, { name }: Known): void => {
    known.delete(text);
    toClose.push(serialize.close({ type: 'S', name }));
  };
  const forgetAll = (): void => {
    for (const entry of known) forget(...entry);
  };

  const read = async (text: string, options: Options): Promise<Known> => {
    const [oldest] = known;
    if (oldest && known.size >= most.statements) forget(...oldest);
    named += 1;
    const name = `s${named}`;
    const closing = toClose.splice(0);
    const toParse = await send(Buffer.concat([...closing, serialize.parse({ name, text })]), options);
    const statement = { name, since: performance.now(), toParse };
    known.set(text, statement);
    return statement;
  };

  const knownOrRead = async (text: string, options: Options): Promise<Known> => {
    const before = known.get(text);
    if (before && performance.now() - before.since >= lifetime) forget(text, before);
    else if (before) {
      // What was used last is forgotten last.
      known.delete(text);
      known.set(text, before);
      return before;
    }
    return read(text, options);
  };

  /** Of the messages that come one after the other for one statement. PGlite sends those of the next when it has done. */
  let current: Known | undefined;
  /** A change that is rolled back is a change again. */
  let changed = false;
  /** Goes with the message to execute: to send both at once spares a turn of the database. */
  let held: Uint8Array | undefined;

  client.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === kinds.parse) {
      current = undefined;
      const text = textOf(message);
      if (text === undefined) return send(message, options);
      current = await knownOrRead(text, options);
      return current.toParse;
    }
    if (current && kind === kinds.describe) {
      if (message[head] === statementItself) {
        current.toDescribe ??= await send(serialize.describe({ type: 'S', name: current.name }), options);
        return current.toDescribe;
      }
      current.toDescribeRows ??= await send(message, options);
      return current.toDescribeRows;
    }
    if (current && kind === kinds.bind) {
      const bound = bindTo(current.name, message);
      if (!current.toDescribeRows) return send(bound, options);
      held = bound;
      return [];
    }
    const first = held && kind === kinds.execute ? [held] : [];
    held = undefined;
    const answer = await send(Buffer.concat([...first, message]), options);
    for (const part of answer) {
      if (!(part instanceof messages.CommandCompleteMessage)) continue;
      const changes = changesMeaning.test(part.text);
      if (changes || (changed && part.text === 'ROLLBACK')) forgetAll();
      // Going back to a savepoint has the same tag, and leaves what was changed before it.
      changed = changes || (changed && part.text !== 'COMMIT');
    }
    return answer;
  };
}
