import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * A browser's translator puts each text into an element of its own, so React no longer has the text where it was: it cannot
 * change it, remove it, or put something before it. It has elements, and a text that is all that an element holds.
 */

const files = globSync('ui/**/*.tsx').filter((file) => !/\.(?:stories|test|server)\.tsx$/.test(file));

/** Properties whose value is elements, or a text that is alone. */
const nodes = /^(?:children|lead|more|after|below|products|banners|featured|rest|drafts|quickOrder|dialog|last)$/;

type Kind = 'element' | 'optional' | 'fixed' | 'text';

/** What a child is for React: an element, parts that come and go, a text that stays as it is, or one that may change. */
function kindOf(child: ts.Node, named: NodesByName): Kind {
  if (ts.isStringLiteral(child) && child.text.trim() === '') return 'element';
  if (ts.isJsxText(child) || ts.isStringLiteral(child)) return 'fixed';
  if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) return 'element';
  if (ts.isJsxFragment(child)) return 'optional';
  if ((ts.isJsxExpression(child) || ts.isParenthesizedExpression(child)) && child.expression)
    return kindOf(child.expression, named);
  // The words of a language are fixed.
  if (ts.isPropertyAccessExpression(child) && child.expression.getText() === 'copy') return 'fixed';
  if (nodes.test(child.getText())) return 'optional';
  const parts = partsOf(child, named);
  return parts.length > 0 && parts.every((part) => isElement(part, named)) ? 'optional' : 'text';
}

const isElement = (node: ts.Node, named: NodesByName): boolean =>
  ts.isBlock(node) || node.kind === ts.SyntaxKind.NullKeyword || ['element', 'optional'].includes(kindOf(node, named));

/** What an expression that chooses, calls or names something may give. */
function partsOf(child: ts.Node, named: NodesByName): ts.Node[] {
  if (ts.isBinaryExpression(child)) return [child.right];
  if (ts.isConditionalExpression(child)) return [child.whenTrue, child.whenFalse];
  if (ts.isArrowFunction(child)) return [child.body];
  if (ts.isCallExpression(child)) return [child.arguments.find(ts.isArrowFunction) ?? child.expression];
  const value = named.get(child.getText());
  return value ? [value] : [];
}

type NodesByName = Map<string, ts.Node>;

/** The values of a file that have a name. */
function namedIn(source: ts.SourceFile): NodesByName {
  const named: NodesByName = new Map();
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) named.set(node.name.getText(), node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

const isBlank = (child: ts.Node) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

function bareTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const named = namedIn(source);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      const kinds = children.map((child) => kindOf(child, named));
      children.forEach((child, at) => {
        const isBare = kinds[at] === 'text' || (kinds[at] === 'fixed' && kinds[at - 1] === 'optional');
        if (children.length > 1 && isBare) found.push(`${file}: ${child.getText().trim()}`);
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('a text beside other parts of an element is fixed, or has an element of its own', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(bareTexts)).toEqual([]);
});
