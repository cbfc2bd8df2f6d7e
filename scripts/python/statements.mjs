import ts from 'typescript';
import { compound, expressions, isSize, isText, unwrapped } from './expressions.mjs';
import { isAssignment, isStep, outerNames, plainName } from './names.mjs';

const K = ts.SyntaxKind;

/** One file as Python: statements are lines, each with its depth. */
export function statements({ checker, nameOf, tree }) {
  const lines = [];
  let depth = 0;
  let functions = 0;
  let parameters = 0;
  /** What a `continue` has to do before it goes round, for each loop around. */
  const steps = [];

  const put = (line) => lines.push(`${'    '.repeat(depth)}${line}`);
  const fail = (node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const form = K[node.kind];
    return new Error(`${tree.fileName}:${line + 1}: no Python for ${form}: ${node.getText(tree)}`);
  };
  const indented = (work) => {
    depth++;
    const before = lines.length;
    work();
    if (lines.length === before) put('pass');
    depth--;
  };

  const hoist = (node) => {
    const name = `_f${++functions}`;
    define(name, node);
    return name;
  };
  const { of, condition, place } = expressions({ checker, nameOf, fail, hoist });

  function define(name, node) {
    const unpacked = [];
    // What stands for a value that is not given is read at each call, not when the function is made.
    const missing = [];
    const names = node.parameters.map((one) => {
      if (ts.isIdentifier(one.name)) {
        if (one.initializer) missing.push(one);
        return `${nameOf(one.name)}${one.initializer || one.questionToken ? ' = None' : ''}`;
      }
      const whole = `_p${++parameters}`;
      unpacked.push([one.name, whole]);
      return one.initializer ? `${whole} = None` : whole;
    });
    // JavaScript gives a function more than it takes, and nobody minds.
    if (ts.isArrowFunction(node)) names.push('*_more');
    put(`def ${name}(${names.join(', ')}):`);
    const outer = steps.splice(0);
    indented(() => {
      const { global, nonlocal } = outerNames(node, checker, nameOf);
      if (global.size) put(`global ${[...global].join(', ')}`);
      if (nonlocal.size) put(`nonlocal ${[...nonlocal].join(', ')}`);
      for (const one of missing)
        put(`if ${nameOf(one.name)} is None: ${nameOf(one.name)} = ${of(one.initializer)}`);
      for (const [pattern, whole] of unpacked) unpack(pattern, whole);
      if (ts.isBlock(node.body)) for (const one of node.body.statements) statement(one);
      else put(`return ${of(node.body)}`);
    });
    steps.push(...outer);
    if (depth === 0) lines.push('');
  }

  function unpack(pattern, whole) {
    pattern.elements.forEach((one, index) => {
      if (ts.isOmittedExpression(one)) return;
      if (one.dotDotDotToken) throw fail(one);
      const key = one.propertyName ?? one.name;
      const isList = ts.isArrayBindingPattern(pattern);
      const at = isList ? index : ts.isNumericLiteral(key) ? key.text : undefined;
      const value = at === undefined ? `${whole}.${plainName(key.text)}` : `js.at(${whole}, ${at})`;
      if (!ts.isIdentifier(one.name)) {
        const inner = `_p${++parameters}`;
        put(`${inner} = ${value}`);
        unpack(one.name, inner);
        return;
      }
      const name = nameOf(one.name);
      const symbol = checker.getTypeAtLocation(pattern).getProperty(key.text);
      put(`${name} = ${!isList && isSize(symbol) ? `len(${whole})` : value}`);
      if (one.initializer) put(`if ${name} is None: ${name} = ${of(one.initializer)}`);
    });
  }

  function declare(one) {
    if (!ts.isIdentifier(one.name)) {
      const whole = `_p${++parameters}`;
      put(`${whole} = ${of(one.initializer)}`);
      unpack(one.name, whole);
      return;
    }
    const value = one.initializer && unwrapped(one.initializer);
    if (value && ts.isArrowFunction(value)) define(nameOf(one.name), value);
    else put(`${nameOf(one.name)} = ${value ? of(value) : 'None'}`);
  }

  /** An assignment, a step or a call that nobody asks the value of. */
  function act(node) {
    const it = unwrapped(node);
    if (isStep(it)) {
      const sign = it.operator === K.PlusPlusToken ? '+' : '-';
      return change(unwrapped(it.operand), (old) => `${old} ${sign} 1`);
    }
    if (ts.isBinaryExpression(it) && it.operatorToken.kind === K.CommaToken) {
      act(it.left);
      return act(it.right);
    }
    if (ts.isBinaryExpression(it) && isAssignment(it.operatorToken.kind)) return assign(it);
    put(of(it));
  }

  function assign(it) {
    const { kind } = it.operatorToken;
    const target = unwrapped(it.left);
    if (kind === K.QuestionQuestionEqualsToken) {
      put(`if ${of(target)} is None:`);
      return indented(() => change(target, () => of(it.right)));
    }
    if (kind === K.BarBarEqualsToken) {
      put(`if not ${condition(target)}:`);
      return indented(() => change(target, () => of(it.right)));
    }
    if (kind === K.EqualsToken) return change(target, () => of(it.right));
    const operator = compound[kind];
    if (!operator) throw fail(it);
    change(target, (old) => `${old} ${operator} ${of(it.right)}`);
  }

  function change(target, next) {
    if (ts.isIdentifier(target)) return put(`${nameOf(target)} = ${next(nameOf(target))}`);
    if (ts.isPropertyAccessExpression(target) && isSize(checker.getSymbolAtLocation(target.name)))
      return put(`del ${of(target.expression)}[${next('')}:]`);
    const [on, key] = place(target);
    put(`js.put(${on}, ${key}, ${next(of(target))})`);
  }

  function loop(test, body, step) {
    put(`while ${test}:`);
    steps.push(step);
    indented(() => {
      statement(body);
      step?.();
    });
    steps.pop();
  }

  function forEach(node) {
    const [one] = node.initializer.declarations;
    const all = isText(checker.getTypeAtLocation(node.expression))
      ? `js.characters(${of(node.expression)})`
      : `js.each(${of(node.expression)})`;
    const name = ts.isIdentifier(one.name) ? nameOf(one.name) : `_p${++parameters}`;
    put(`for ${name} in ${all}:`);
    steps.push(undefined);
    indented(() => {
      if (!ts.isIdentifier(one.name)) unpack(one.name, name);
      statement(node.statement);
    });
    steps.pop();
  }

  function choose(node) {
    const value = `_p${++parameters}`;
    put(`${value} = ${of(node.expression)}`);
    let tests = [];
    let word = 'if';
    for (const clause of node.caseBlock.clauses) {
      if (ts.isCaseClause(clause)) tests.push(`${value} == ${of(clause.expression)}`);
      const isDefault = ts.isDefaultClause(clause);
      if (clause.statements.length === 0 && !isDefault) continue;
      const body = clause.statements.flatMap((one) =>
        ts.isBlock(one) ? [...one.statements] : [one],
      );
      if (body.at(-1)?.kind === K.BreakStatement) body.pop();
      put(isDefault ? (word === 'if' ? 'if True:' : 'else:') : `${word} ${tests.join(' or ')}:`);
      indented(() => {
        for (const one of body) {
          if (ts.isBreakStatement(one)) throw fail(one);
          statement(one);
        }
      });
      word = 'elif';
      tests = [];
    }
  }

  function branch(node, word = 'if') {
    put(`${word} ${condition(node.expression)}:`);
    indented(() => statement(node.thenStatement));
    if (!node.elseStatement) return;
    // Functions that a condition needs stand before it: no room for them at an `elif`.
    put('else:');
    indented(() => statement(node.elseStatement));
  }

  function statement(node) {
    if (ts.isBlock(node)) for (const one of node.statements) statement(one);
    else if (ts.isVariableStatement(node)) node.declarationList.declarations.forEach(declare);
    else if (ts.isFunctionDeclaration(node)) define(nameOf(node.name), node);
    else if (ts.isExpressionStatement(node)) act(node.expression);
    else if (ts.isIfStatement(node)) branch(node);
    else if (ts.isReturnStatement(node))
      put(`return ${node.expression ? of(node.expression) : 'None'}`);
    else if (ts.isWhileStatement(node)) loop(condition(node.expression), node.statement);
    else if (ts.isForStatement(node)) forLoop(node);
    else if (ts.isForOfStatement(node)) forEach(node);
    else if (ts.isSwitchStatement(node)) choose(node);
    else if (ts.isBreakStatement(node)) put('break');
    else if (ts.isContinueStatement(node)) {
      steps.at(-1)?.();
      put('continue');
    } else if (ts.isThrowStatement(node)) put('raise ValueError()');
    else if (!isOfTypesOnly(node)) throw fail(node);
  }

  function forLoop(
    /** @type {any} */ { initializer, condition: test, incrementor, statement: body },
  ) {
    if (initializer && ts.isVariableDeclarationList(initializer))
      initializer.declarations.forEach(declare);
    else if (initializer) act(initializer);
    loop(test ? condition(test) : 'True', body, incrementor && (() => act(incrementor)));
  }

  const isOfTypesOnly = (node) =>
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node);

  // A function may be used above where it stands.
  const isFunction = (one) => ts.isFunctionDeclaration(one);
  for (const one of tree.statements.filter(isFunction)) statement(one);
  for (const one of tree.statements) if (!isFunction(one)) statement(one);
  return lines;
}
