import type { Plugin } from 'vite';

/** The parts of a syntax tree node used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
  init?: Node | null;
  callee?: Node;
  name?: string;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
}

const forServer = ['params', 'query', 'body', 'data', 'tag', 'summary', 'description'];
const isContract = /packages[\\/]contract[\\/]src[\\/]/;
const isCall = (node: Node | null | undefined): node is Node => node?.type === 'CallExpression';

/** The properties of an endpoint that only the server needs: its schemas, and the words of the reference. */
const serverProperties = (call: Node): Node[] =>
  call.callee?.name === 'defineEndpoint'
    ? (call.arguments?.[0]?.properties ?? []).filter(({ key }) => forServer.includes(key?.name ?? ''))
    : [];

/**
 * Leaves the contract's schemas and descriptions out of the browser: it needs only their types, and the server checks. Marks
 * every other constant of the contract as pure, so that the validation library ships only with chunks that use it.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!isContract.test(id)) return null;
    const edits: [from: number, to: number, text: string][] = [];
    for (const statement of (this.parse(code) as Node).body ?? [])
      for (const { init } of (statement.declaration ?? statement).declarations ?? []) {
        if (!isCall(init)) continue;
        edits.push([init.start, init.start, '/* @__PURE__ */ (() => ('], [init.end, init.end, '))()']);
        for (const { start, end } of serverProperties(init)) edits.push([start, end, '...null']);
      }
    const lean = edits
      .sort(([one], [other]) => other - one)
      .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code);
    return { code: lean, map: null };
  },
});
