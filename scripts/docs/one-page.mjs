import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../setup/paths.mjs';

/** Where the one page stands; it goes into the package. */
export const onePageFile = inRoot('packages', 'core', 'REFERENCE.md');

const head = `# Reference of @cleanpaste/core

Every function by the import that has it, with what it takes and gives. Written by \`npm run docs:api\` from the
sources; more on each stands in its docblock.
`;

/** Doors of the package and the sources behind them, as its package.json has them. */
function doors() {
  const { name, exports: all } = JSON.parse(
    readFileSync(inRoot('packages', 'core', 'package.json'), 'utf8'),
  );
  return Object.entries(all)
    .filter(([, door]) => typeof door === 'object')
    .map(([path, door]) => ({
      title: name + path.slice(1),
      file: inRoot('packages', 'core', door['cleanpaste-source']),
    }));
}

const format =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The first sentences of a docblock. */
const summaryOf = (symbol, checker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .split('\n\n', 1)
    .join('')
    .replaceAll('\n', ' ');

function describe(symbol, checker) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = real.declarations?.[0];
  if (!declaration) return '';
  const says = summaryOf(real, checker);
  if (ts.isFunctionDeclaration(declaration)) {
    const signature = checker.getSignatureFromDeclaration(declaration);
    const text = checker.signatureToString(signature, undefined, format);
    return `### ${symbol.name}\n\n${says}\n\n\`\`\`ts\n${symbol.name}${text}\n\`\`\`\n`;
  }
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    // A type that is computed from tables says more as what it comes to.
    const isPlain = !/KINDS|CategoryOf/.test(declaration.getText());
    const text = isPlain
      ? declaration.getText().replace(/^export /, '')
      : `type ${symbol.name} =\n  | ${checker
          .typeToString(
            checker.getDeclaredTypeOfSymbol(real),
            undefined,
            format | ts.TypeFormatFlags.InTypeAlias,
          )
          .split(' | ')
          .join('\n  | ')};`;
    return `### ${symbol.name}\n\n${says ? `${says}\n\n` : ''}\`\`\`ts\n${text}\n\`\`\`\n`;
  }
  const type = checker.typeToString(
    checker.getTypeOfSymbolAtLocation(real, declaration),
    undefined,
    format,
  );
  return `### ${symbol.name}\n\n${says ? `${says}\n\n` : ''}\`\`\`ts\nconst ${symbol.name}: ${type}\n\`\`\`\n`;
}

/** The reference of the whole package on one page; what a door shares with one before it is named only. */
export function onePage() {
  const all = doors();
  const { config } = ts.readConfigFile(
    inRoot('packages', 'core', 'tsconfig.json'),
    ts.sys.readFile,
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('packages', 'core'));
  const program = ts.createProgram(
    all.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const told = new Map();
  const parts = all.map(({ title, file }) => {
    const tree = program.getSourceFile(file.replaceAll('\\', '/'));
    const door = tree && checker.getSymbolAtLocation(tree);
    if (!door) throw new Error(`${file} exports nothing.`);
    const symbols = checker.getExportsOfModule(door);
    const known = [];
    const texts = symbols.flatMap((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const before = told.get(real);
      if (before) known.push(`\`${symbol.name}\``);
      else told.set(real, title);
      return before ? [] : [describe(symbol, checker)];
    });
    const same = known.length > 0 ? `\nAs above: ${known.join(', ')}.\n` : '';
    return `## ${title}\n${same}\n${texts.join('\n')}`;
  });
  return `${[head, ...parts].join('\n').trimEnd()}\n`;
}
