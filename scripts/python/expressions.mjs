import ts from 'typescript';
import { builtIn, method } from './library.mjs';
import { pattern, text } from './literals.mjs';
import { isAssignment, isStep, plainName } from './names.mjs';

const K = ts.SyntaxKind;
const binary = {
  [K.EqualsEqualsEqualsToken]: '==',
  [K.ExclamationEqualsEqualsToken]: '!=',
  [K.LessThanToken]: '<',
  [K.LessThanEqualsToken]: '<=',
  [K.GreaterThanToken]: '>',
  [K.GreaterThanEqualsToken]: '>=',
  [K.PlusToken]: '+',
  [K.MinusToken]: '-',
  [K.AsteriskToken]: '*',
  [K.PercentToken]: '%',
  [K.AmpersandToken]: '&',
  [K.BarToken]: '|',
  [K.CaretToken]: '^',
  [K.LessThanLessThanToken]: '<<',
  [K.GreaterThanGreaterThanToken]: '>>',
  // Nothing here is negative.
  [K.GreaterThanGreaterThanGreaterThanToken]: '>>',
  [K.InKeyword]: 'in',
};

/** Assignments that work on what is there: `+=` and its like. */
export const compound = {
  [K.PlusEqualsToken]: '+',
  [K.MinusEqualsToken]: '-',
  [K.AsteriskEqualsToken]: '*',
  [K.BarEqualsToken]: '|',
  [K.AmpersandEqualsToken]: '&',
  [K.CaretEqualsToken]: '^',
  [K.LessThanLessThanEqualsToken]: '<<',
  [K.GreaterThanGreaterThanEqualsToken]: '>>',
  [K.GreaterThanGreaterThanGreaterThanEqualsToken]: '>>',
};

const isObject = (type) =>
  (type.isUnion() ? type.types : [type]).some((one) => (one.flags & ts.TypeFlags.Object) !== 0);

/** `length` of a string or a list; an object of ours may have a property of that name. */
export const isSize = (symbol) =>
  symbol?.name === 'length' &&
  symbol.declarations.every((one) => one.getSourceFile().isDeclarationFile);

export const isText = (type) => (type.flags & ts.TypeFlags.StringLike) !== 0;

export const unwrapped = (node) => {
  let at = node;
  while (
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at) ||
    ts.isNonNullExpression(at)
  )
    at = at.expression;
  return at;
};

const isNothing = (node) =>
  node.kind === K.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined');

/** Expressions of one file as Python. `hoist` puts a function in front of the statement at work. */
export function expressions({ checker, nameOf, fail, hoist }) {
  let temporaries = 0;
  const temporary = () => `_t${++temporaries}`;

  const condition = (node) => {
    const it = unwrapped(node);
    if (ts.isPrefixUnaryExpression(it) && it.operator === K.ExclamationToken)
      return isObject(checker.getTypeAtLocation(unwrapped(it.operand)))
        ? `${of(it.operand)} is None`
        : `not ${condition(it.operand)}`;
    if (ts.isBinaryExpression(it)) {
      const { kind } = it.operatorToken;
      const word = kind === K.AmpersandAmpersandToken ? 'and' : 'or';
      if (kind === K.AmpersandAmpersandToken || kind === K.BarBarToken)
        return `(${condition(it.left)} ${word} ${condition(it.right)})`;
    }
    return isObject(checker.getTypeAtLocation(it)) ? `(${of(it)} is not None)` : of(it);
  };

  const property = (node) => {
    const target = unwrapped(node.expression);
    const made = builtIn(node);
    if (made) return made;
    if (isSize(checker.getSymbolAtLocation(node.name))) return `len(${of(target)})`;
    return `${of(target)}.${plainName(node.name.text)}`;
  };

  const optional = (node, then) => {
    if (!node.questionDotToken) return then(of(node.expression));
    const name = temporary();
    return `(None if (${name} := ${of(node.expression)}) is None else ${then(name)})`;
  };

  /** A string is spread by its characters. */
  const spread = ({ expression }) =>
    isText(checker.getTypeAtLocation(expression))
      ? `*js.characters(${of(expression)})`
      : `*${of(expression)}`;

  const call = (node) => {
    const callee = unwrapped(node.expression);
    const args = node.arguments.map((one) => (ts.isSpreadElement(one) ? spread(one) : of(one)));
    if (ts.isPropertyAccessExpression(callee)) {
      const made = method(callee, args, checker);
      if (made)
        return callee.questionDotToken ? optional(callee, made) : made(of(callee.expression));
      return optional(callee, (it) => `${it}.${plainName(callee.name.text)}(${args.join(', ')})`);
    }
    if (node.questionDotToken) {
      const name = temporary();
      return `(None if (${name} := ${of(callee)}) is None else ${name}(${args.join(', ')}))`;
    }
    return `${of(callee)}(${args.join(', ')})`;
  };

  const object = (node) => {
    const parts = node.properties.map((one) => {
      if (ts.isSpreadAssignment(one)) return `**js.spread(${of(one.expression)})`;
      if (ts.isShorthandPropertyAssignment(one))
        return `${text(plainName(one.name.text))}: ${nameOf(one.name)}`;
      if (ts.isGetAccessor(one)) return `${key(one.name)}: ${hoist(one)}()`;
      if (!ts.isPropertyAssignment(one)) throw fail(one);
      return `${key(one.name)}: ${of(one.initializer)}`;
    });
    return `js.Obj({${parts.join(', ')}})`;
  };

  const key = (/** @type {any} */ name) => {
    if (ts.isComputedPropertyName(name)) return of(name.expression);
    return ts.isNumericLiteral(name) ? String(Number(name.text)) : text(plainName(name.text));
  };

  const stepOf = (node) => {
    const change = node.operator === K.PlusPlusToken ? 1 : -1;
    const target = unwrapped(node.operand);
    const isAfter = ts.isPostfixUnaryExpression(node);
    if (ts.isIdentifier(target)) {
      const name = nameOf(target);
      return `((${name} := ${name} + ${change})${isAfter ? ` - ${change}` : ''})`;
    }
    const [on, at] = place(target);
    return `js.${isAfter ? 'post' : 'pre'}(${on}, ${at}, ${change})`;
  };

  /** What an element or a property stands in, and by which key. */
  const place = (target) => {
    if (ts.isPropertyAccessExpression(target))
      return [of(target.expression), text(plainName(target.name.text))];
    if (ts.isElementAccessExpression(target))
      return [of(target.expression), of(target.argumentExpression)];
    throw fail(target);
  };

  const comparison = (node, operator) => {
    const [left, right] = [unwrapped(node.left), unwrapped(node.right)];
    const isSame = operator === '==';
    if (isNothing(right)) return `(${of(left)} ${isSame ? 'is' : 'is not'} None)`;
    if (ts.isTypeOfExpression(left)) {
      const kind = { function: 'callable(_)', string: 'isinstance(_, str)' }[right.text];
      if (!kind) throw fail(node);
      return `(${isSame ? '' : 'not '}${kind.replace('_', of(left.expression))})`;
    }
    const types = [left, right].map((one) => checker.getTypeAtLocation(one));
    const word = types.every(isObject) ? (isSame ? 'is' : 'is not') : operator;
    return `(${of(left)} ${word} ${of(right)})`;
  };

  const two = (node) => {
    const { kind } = node.operatorToken;
    if (kind === K.EqualsToken && ts.isIdentifier(unwrapped(node.left)))
      return `(${nameOf(unwrapped(node.left))} := ${of(node.right)})`;
    if (isAssignment(kind)) throw fail(node);
    if (kind === K.QuestionQuestionToken) {
      const name = temporary();
      return `(${name} if (${name} := ${of(node.left)}) is not None else ${of(node.right)})`;
    }
    if (kind === K.AmpersandAmpersandToken)
      return `(${condition(node.left)} and ${of(node.right)})`;
    if (kind === K.BarBarToken) return `(${of(node.left)} or ${of(node.right)})`;
    if (kind === K.SlashToken) return `js.divided(${of(node.left)}, ${of(node.right)})`;
    const operator = binary[kind];
    if (!operator) throw fail(node);
    if (operator === '==' || operator === '!=') return comparison(node, operator);
    return `(${of(node.left)} ${operator} ${of(node.right)})`;
  };

  const list = (node) =>
    `[${node.elements.map((one) => (ts.isSpreadElement(one) ? spread(one) : of(one))).join(', ')}]`;

  const template = (node) =>
    `(${[
      text(node.head.text),
      ...node.templateSpans.flatMap((one) => [
        `js.as_text(${of(one.expression)})`,
        text(one.literal.text),
      ]),
    ].join(' + ')})`;

  const unary = (node) => {
    if (node.operator === K.ExclamationToken) return `(${condition(node)})`;
    if (node.operator === K.MinusToken) return `-${of(node.operand)}`;
    if (node.operator === K.TildeToken) return `~${of(node.operand)}`;
    throw fail(node);
  };

  const created = (node) => {
    const args = (node.arguments ?? []).map((one) => of(one));
    const name = node.expression.text;
    if (name === 'Map') return `js.Map(${args.join(', ')})`;
    if (name === 'RegExp') return `js.Pattern(${args.join(', ')})`;
    if (name === 'Set') return `js.Set(${args.join(', ')})`;
    if (/^(Ui|I)nt(8|16|32)Array$/.test(name)) return `js.zeros(${args[0]})`;
    if (name === 'Array') return `js.room(${args[0]})`;
    throw fail(node);
  };

  function of(given) {
    const node = unwrapped(given);
    if (isNothing(node)) return 'None';
    if (isStep(node)) return stepOf(node);
    if (ts.isStringLiteralLike(node)) return text(node.text);
    if (ts.isNumericLiteral(node)) return String(Number(node.text));
    if (node.kind === K.TrueKeyword) return 'True';
    if (node.kind === K.FalseKeyword) return 'False';
    if (ts.isIdentifier(node)) return nameOf(node);
    if (ts.isPropertyAccessExpression(node))
      return node.questionDotToken
        ? optional(node, (it) => `${it}.${plainName(node.name.text)}`)
        : property(node);
    if (ts.isElementAccessExpression(node))
      return optional(node, (it) => `js.at(${it}, ${of(node.argumentExpression)})`);
    if (ts.isCallExpression(node)) return call(node);
    if (ts.isObjectLiteralExpression(node)) return object(node);
    if (ts.isArrayLiteralExpression(node)) return list(node);
    if (ts.isConditionalExpression(node))
      return `(${of(node.whenTrue)} if ${condition(node.condition)} else ${of(node.whenFalse)})`;
    if (ts.isBinaryExpression(node)) return two(node);
    if (ts.isPrefixUnaryExpression(node)) return unary(node);
    if (ts.isTemplateExpression(node)) return template(node);
    if (ts.isRegularExpressionLiteral(node)) return pattern(node.text);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return hoist(node);
    if (ts.isNewExpression(node)) return created(node);
    throw fail(node);
  }

  return { of, condition, place };
}
