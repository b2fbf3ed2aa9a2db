import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Attributes that nobody reads. */
const technical =
  /^(?:.*[cC]lassName|autoComplete|rel|name|preserveAspectRatio|shapeRendering|data-.*|aria-(?:labelledby|describedby|controls))$/;

/** Names, addresses, and a line of HTML to copy. */
const alike = /Serendip|Ann Lee|Bo Ray|[\w@:/]+\.(?:com|org)|https:\/\/|<iframe src=/g;
const isText = (text: unknown): text is string =>
  typeof text === 'string' && /\p{L}{2}/u.test(text.replaceAll(alike, ''));
/** Whether a value is a sentence or a label rather than a word of the code. */
const reads = (text: string): boolean => /\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text);

/** The texts that an expression can come to. */
function textsOf(node: Node): string[] {
  const into = (...parts: unknown[]): string[] => parts.filter(isNode).flatMap(textsOf);
  if (node.type === 'Literal') return isText(node.value) ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).filter(isText);
  if (node.type === 'ConditionalExpression') return into(node.consequent, node.alternate);
  if (node.type === 'LogicalExpression') return into(node.left, node.right);
  if (node.type === 'JSXExpressionContainer') return into(node.expression);
  return [];
}

/** Texts in a source file that people see or hear, and no catalogue holds. */
function literalsIn(node: Node): string[] {
  const within = partsOf(node).flatMap(literalsIn);
  if (node.type === 'JSXText') return isText(node.value) ? [node.value.trim()] : [];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return [
      ...(node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(textsOf),
      ...within,
    ];
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as Node;
    const told = isNode(node.value) && !technical.test(String(name)) ? textsOf(node.value) : [];
    return [
      ...told.filter((text) => reads(text) || /^(?:aria-label|title|placeholder|alt)$/.test(String(name))),
      ...within,
    ];
  }
  if (node.type === 'CallExpression') {
    const { object } = node.callee as Node;
    const isToast = isNode(object) && object.name === 'toast';
    return [...(isToast ? (node.arguments as Node[]).flatMap(textsOf) : []), ...within];
  }
  return within;
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** For people who build Serendip, in English. */
const isForBuilders = (file: string): boolean => /showcase|design-system/.test(file);

test('no screen, dialog or toast has a text of its own: all stand in the catalogues', () => {
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !isForBuilders(file));
  expect(files.length).toBeGreaterThan(300);
  const literals = files.flatMap((file) =>
    literalsIn(parseSync(file, readFileSync(`${root}${file}`, 'utf8')).program as unknown as Node).map((text) => [
      file,
      text,
    ]),
  );
  expect(literals).toEqual([]);
});
