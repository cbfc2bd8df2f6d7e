import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../setup/paths.mjs';

const source = inRoot('packages', 'core', 'src');

/** The functions that Python gets, by the files that they stand in. */
const entries = ['hidden/scan.ts', 'hidden/clean.ts', 'hidden/reveal.ts'];

let known;

/** The library as TypeScript sees it; reading it takes a second. */
export function readProgram() {
  known ??= readOnce();
  return known;
}

function readOnce() {
  const { config } = ts.readConfigFile(
    inRoot('packages', 'core', 'tsconfig.json'),
    ts.sys.readFile,
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('packages', 'core'));
  const program = ts.createProgram(
    entries.map((name) => resolve(source, name)),
    options,
  );
  return { program, checker: program.getTypeChecker() };
}

/** `hidden/rules/look-alikes.ts` is `hidden/rules/look_alikes`. */
export const pythonPath = (file) =>
  relative(source, file)
    .split(sep)
    .join('/')
    .replace(/\.gen\.ts$|\.ts$/, '')
    .replaceAll('-', '_');

/** The files whose code is needed, each after those that it imports. */
export function filesNeeded(program, isValueImport) {
  const done = new Set();
  const order = [];
  const visit = (file) => {
    if (done.has(file)) return;
    done.add(file);
    const tree = program.getSourceFile(file);
    for (const statement of /** @type {any[]} */ ([...tree.statements])) {
      if (!ts.isImportDeclaration(statement) || !isValueImport(statement)) continue;
      visit(resolve(dirname(file), /** @type {any} */ (statement.moduleSpecifier).text));
    }
    order.push(tree);
  };
  for (const name of entries) visit(resolve(source, name));
  return order;
}

/** The categories that `listed` has a switch for. */
export function listedCategories(program) {
  const tree = program.getSourceFile(resolve(source, 'hidden/listed-kinds.ts'));
  const type = tree.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'ListedCategory',
  );
  return type.type.types.map((one) => one.literal.text);
}

/** The names of the options, from the type that the library takes. */
export function optionNames(program) {
  const tree = program.getSourceFile(resolve(source, 'hidden/types.ts'));
  const type = tree.statements.find(
    (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'CleanOptions',
  );
  return type.members.map((member) => member.name.text);
}
