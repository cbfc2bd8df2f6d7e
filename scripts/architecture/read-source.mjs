import ts from 'typescript';

/**
 * One way in which a file reaches another.
 * @typedef {{specifier: string, line: number, typeOnly: boolean, kind: 'import' | 'url'}} Reach
 *
 * What the rules want to know about a file.
 * @typedef {{
 *   reaches: Reach[],
 *   names: {name: string, line: number}[],
 *   calls: {object: string, method: string, line: number}[],
 *   classes: {name: string, parent: string, line: number}[],
 *   defaultExports: number[],
 * }} Source
 */

/** Names that the file itself brings in or declares: they are not the global ones. */
function declaredNames(tree) {
  const names = new Set();
  const visit = (node) => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** An identifier that stands for a value: no type, no property name, no key. */
function isValueName(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const isKeyOrType =
    ts.isTypeNode(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isEnumMember(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isJsxAttribute(parent);
  return !isKeyOrType;
}

const isTypeOnlyImport = (/** @type {ts.ImportDeclaration} */ { importClause: clause }) =>
  Boolean(
    clause &&
      (clause.isTypeOnly ||
        (!clause.name &&
          clause.namedBindings &&
          ts.isNamedImports(clause.namedBindings) &&
          clause.namedBindings.elements.length > 0 &&
          clause.namedBindings.elements.every((element) => element.isTypeOnly))),
  );

/** The text of a string in quotes. */
const literal = (/** @type {ts.Node | undefined} */ node) =>
  node && ts.isStringLiteralLike(node) ? node.text : '';

/** The text of `new URL('./x', import.meta.url)`, which is how workers and files are named. */
function urlTarget(node) {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return undefined;
  const [first, second] = node.arguments ?? [];
  const isRelative = first && ts.isStringLiteral(first) && first.text.startsWith('.');
  return isRelative && second?.getText() === 'import.meta.url' ? first.text : undefined;
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Source}
 */
export function readSource(path, text) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const own = declaredNames(tree);
  /** @type {Source} */
  const source = { reaches: [], names: [], calls: [], classes: [], defaultExports: [] };
  const lineOf = (node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const reach = (node, specifier, rest) =>
    source.reaches.push({
      specifier,
      line: lineOf(node),
      typeOnly: false,
      kind: 'import',
      ...rest,
    });

  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      reach(node, literal(node.moduleSpecifier), { typeOnly: isTypeOnlyImport(node) });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      reach(node, literal(node.moduleSpecifier), { typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      reach(node, literal(node.argument.literal), { typeOnly: true });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = literal(node.arguments[0]);
      if (target) reach(node, target, {});
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: object, name } = node.expression;
      const last = ts.isPropertyAccessExpression(object) ? object.name : object;
      source.calls.push({ object: last.getText(tree), method: name.text, line: lineOf(name) });
    } else if (ts.isClassLike(node)) {
      const clause = node.heritageClauses?.find(
        ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
      );
      const parent = clause?.types[0]?.expression.getText(tree) ?? '';
      source.classes.push({ name: node.name?.text ?? '', parent, line: lineOf(node) });
    } else if (ts.isIdentifier(node) && !own.has(node.text) && isValueName(node)) {
      source.names.push({ name: nameWithMember(node), line: lineOf(node) });
    }
    const url = urlTarget(node);
    if (url) reach(node, url, { kind: 'url' });
    const isDefault =
      (ts.isExportAssignment(node) && !node.isExportEquals) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
    if (isDefault) source.defaultExports.push(lineOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return source;
}

/** `Math.random` for a member of a global, `fetch` for the global itself. */
function nameWithMember(node) {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) ? `${node.text}.${parent.name.text}` : node.text;
}
