import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

type Send = PGlite['execProtocolStream'];
type Options = Parameters<Send>[1];
type Answer = Awaited<ReturnType<Send>>;

/** A parsed statement, with the database's answers about it. */
interface Known {
  name: string;
  toParse: Answer;
  toDescribe?: Answer;
  toDescribeRows?: Answer;
}

/** The most cached statements, about ten kB each. Longer ones were built for one use. */
const most = { statements: 200, bytes: 20_000 };
/** Milliseconds. A plan depends on the size of the tables, and an event's tables fill within minutes. */
const lifetime = 10_000;

/** Types of messages to the database: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const kinds = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45 };
/** The subject of a describe message: a statement, or else a portal. */
const statementItself = 0x53;
/** A message begins with its type and, in four bytes, its length. */
const head = 5;

/** Statements that change the answers of others, or deallocate them. */
const changesMeaning = /^(?:CREATE|ALTER|DROP|DO|DISCARD|DEALLOCATE)\b/;

const utf8 = new TextDecoder();

/** The text to parse, if the message is as PGlite sends it: without a name and without parameter types. */
function textOf(message: Uint8Array): string | undefined {
  const end = message.length - 3;
  const isPlain = message[head] === 0 && message[end + 1] === 0 && message[end + 2] === 0;
  return isPlain && end < most.bytes ? utf8.decode(message.subarray(head + 1, end)) : undefined;
}

/** The bind message for a named statement: the name comes after the empty portal's. */
function bindTo(name: string, message: Uint8Array): Uint8Array {
  const place = head + 1;
  const bound = Buffer.concat([message.subarray(0, place), Buffer.from(name), message.subarray(place)]);
  bound.writeUInt32BE(bound.length - 1, 1);
  return bound;
}

/**
 * Caches parsed statements of an embedded database for some seconds. PGlite parses and plans each statement every time,
 * which takes longer than running most of them (`npm run bench:load -- --only statements`). This gives messages a
 * statement name, and skips those that were answered before.
 */
export function keepStatements(client: PGlite): void {
  const send: Send = client.execProtocolStream.bind(client);
  let named = 0;
  const toClose: Uint8Array[] = [];
  const known = new LRUCache<string, Known>({
    max: most.statements,
    ttl: lifetime,
    ttlResolution: 0,
    dispose: ({ name }) => void toClose.push(serialize.close({ type: 'S', name })),
  });

  const read = async (text: string, options: Options): Promise<Known> => {
    // Before the next one is added, so that its close message travels with it.
    if (known.size >= most.statements) known.pop();
    named += 1;
    const name = `s${named}`;
    const closing = toClose.splice(0);
    const toParse = await send(Buffer.concat([...closing, serialize.parse({ name, text })]), options);
    const statement = { name, toParse };
    known.set(text, statement);
    return statement;
  };

  /** State of the messages of one statement. PGlite sends the next statement's only after it is done. */
  let current: Known | undefined;
  /** A statement that affects others has run. A rollback changes things back, so it counts, too. */
  let changed = false;
  /** Sent together with execute, which saves a turn of the database. */
  let held: Uint8Array | undefined;

  client.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === kinds.parse) {
      current = undefined;
      const text = textOf(message);
      if (text === undefined) return send(message, options);
      current = known.get(text) ?? (await read(text, options));
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
      if (changes || (changed && part.text === 'ROLLBACK')) known.clear();
      // Rolling back to a savepoint has the same tag, and keeps earlier changes.
      changed = changes || (changed && part.text !== 'COMMIT');
    }
    return answer;
  };
}
