import type { Plugin } from 'vite';

/** The parts of a syntax tree node used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
  id?: Node;
  value?: Node;
  init?: Node | null;
  callee?: Node;
  name?: string;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
}

const forServer = ['params', 'query', 'body', 'data', 'tag', 'summary', 'description', 'message', 'messageFor'];
const shownOfBounds = ['most', 'sentence'];
const isContract = /packages[\\/]contract[\\/]src[\\/]/;
const isCall = (node: Node | null | undefined): node is Node => node?.type === 'CallExpression';

/** The properties of an endpoint that only the server needs: its schemas, its sentence, and the words of the reference. */
const serverProperties = (call: Node): Node[] =>
  call.callee?.name === 'defineEndpoint'
    ? (call.arguments?.[0]?.properties ?? []).filter(({ key }) => forServer.includes(key?.name ?? ''))
    : [];

/** The properties of the bounds that screens do not show: their descriptions, and how the server counts. */
const boundProperties = ({ id, init }: Node): Node[] =>
  id?.name === 'bounds'
    ? (init?.properties ?? [])
        .flatMap(({ value }) => value?.properties ?? [])
        .filter(({ key }) => !shownOfBounds.includes(key?.name ?? ''))
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
      for (const declared of (statement.declaration ?? statement).declarations ?? []) {
        const { init } = declared;
        const left = isCall(init) ? serverProperties(init) : boundProperties(declared);
        if (isCall(init))
          edits.push([init.start, init.start, '/* @__PURE__ */ (() => ('], [init.end, init.end, '))()']);
        for (const { start, end } of left) edits.push([start, end, '...null']);
      }
    const lean = edits
      .sort(([one], [other]) => other - one)
      .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code);
    return { code: lean, map: null };
  },
});
