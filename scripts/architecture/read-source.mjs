import ts from 'typescript';

/**
 * One way in which a file reaches another, and what it takes of it: names, or `*` for all there is.
 * @typedef {{specifier: string, line: number, typeOnly: boolean, kind: 'import' | 'url', isLazy: boolean, taken: string[]}} Reach
 *
 * A global that a file uses: `new` with how many arguments, behind `instanceof`, or in another way.
 * @typedef {{name: string, line: number, use: 'new' | 'instanceof' | 'value', argumentCount: number}} GlobalName
 *
 * What the rules want to know about a file.
 * @typedef {{
 *   reaches: Reach[],
 *   names: GlobalName[],
 *   collections: Set<string>,
 *   calls: {object: string, method: string, line: number}[],
 *   classes: {name: string, parent: string, line: number}[],
 *   defaultExports: number[],
 *   texts: {text: string, line: number}[],
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

/** What an import takes of the other file, by the names it has there. */
function takenNames(/** @type {ts.ImportDeclaration} */ { importClause: clause }) {
  if (!clause || clause.name) return ['*'];
  const bindings = clause.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
}

const collections = /^(Map|Set|WeakMap|WeakSet|URLSearchParams|Headers|FormData)$/;

/** Names that hold a collection, by what they are made with or declared as. */
function collectionNames(tree) {
  const names = new Set();
  const visit = (node) => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const { initializer: made, type } = node;
      const isMade =
        made && ts.isNewExpression(made) && collections.test(made.expression.getText());
      const isTyped =
        type && ts.isTypeReferenceNode(type) && collections.test(type.typeName.getText());
      if (isMade || isTyped) names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** The method that `a.b` or `a['b']` names, before it is called. */
function methodName(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) ? literal(node.argumentExpression) : '';
}

/**
 * How a global is used: `new Date()` reads the clock, `new Date(at)` and `instanceof Date` do not.
 * @returns {Pick<GlobalName, 'use' | 'argumentCount'>}
 */
function useOf(node) {
  const { parent } = node;
  if (ts.isNewExpression(parent) && parent.expression === node) {
    return { use: 'new', argumentCount: parent.arguments?.length ?? 0 };
  }
  const isTested =
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
  return { use: isTested ? 'instanceof' : 'value', argumentCount: 0 };
}

/** What is written out as text: strings, parts of templates, words between tags. */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isTemplateHead(node) ||
  ts.isJsxText(node);

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
  const source = {
    reaches: [],
    names: [],
    collections: collectionNames(tree),
    calls: [],
    classes: [],
    defaultExports: [],
    texts: [],
  };
  const lineOf = (node, atEnd = false) =>
    tree.getLineAndCharacterOfPosition(atEnd ? node.getEnd() : node.getStart(tree)).line + 1;
  const reach = (node, specifier, rest) =>
    source.reaches.push({
      specifier,
      line: lineOf(node),
      typeOnly: false,
      kind: 'import',
      isLazy: false,
      taken: ['*'],
      ...rest,
    });

  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      reach(node, literal(node.moduleSpecifier), {
        typeOnly: isTypeOnlyImport(node),
        taken: takenNames(node),
      });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      reach(node, literal(node.moduleSpecifier), { typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      reach(node, literal(node.argument.literal), { typeOnly: true });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = literal(node.arguments[0]);
      if (target) reach(node, target, { isLazy: true });
    } else if (ts.isCallExpression(node) && methodName(node.expression)) {
      const { expression: object } = /** @type {ts.PropertyAccessExpression} */ (node.expression);
      const last = ts.isPropertyAccessExpression(object) ? object.name : object;
      const method = methodName(node.expression);
      source.calls.push({
        object: last.getText(tree),
        method,
        line: lineOf(node.expression, true),
      });
    } else if (ts.isClassLike(node)) {
      const clause = node.heritageClauses?.find(
        ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
      );
      const parent = clause?.types[0]?.expression.getText(tree) ?? '';
      source.classes.push({ name: node.name?.text ?? '', parent, line: lineOf(node) });
    } else if (ts.isIdentifier(node) && !own.has(node.text) && isValueName(node)) {
      source.names.push({ name: nameWithMember(node), line: lineOf(node), ...useOf(node) });
    }
    if (isText(node)) source.texts.push({ text: node.getText(tree), line: lineOf(node) });
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
