import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the docblock of an exported function says. */
export interface Documented {
  /** Such as `hidden/clean`. */
  name: string;
  summary: string;
  /** What is said of each parameter; empty for one that is not described. */
  params: Map<string, string>;
  returns: string;
  throws: string;
  examples: string[];
}

const PACKAGE = new URL('../../', import.meta.url);

/** The source file of each public entry, by its name, from the map of exports. */
export function publicEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).flatMap(([name, entry]) =>
      typeof entry === 'string'
        ? []
        : [[name.slice(2), fileURLToPath(new URL(entry['cleanpaste-source']!, PACKAGE))] as const],
    ),
  );
}

function textOf(comment: ts.JSDocTag['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

function read(name: string, node: ts.FunctionDeclaration): Documented {
  const blocks = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = ts.getJSDocTags(node);
  const named = (...names: string[]) =>
    tags
      .filter(({ tagName }) => names.includes(tagName.text))
      .map(({ comment }) => textOf(comment));
  const described = new Map(
    tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), textOf(tag.comment)]),
  );
  const params = node.parameters.map((parameter, place) => {
    // A parameter that is taken apart is described under a name of its own, in its place.
    const own = ts.isIdentifier(parameter.name)
      ? parameter.name.text
      : [...described.keys()][place];
    return [own ?? `parameter ${place + 1}`, described.get(own ?? '') ?? ''] as const;
  });
  return {
    name,
    summary: blocks.map((block) => textOf(block.comment)).join('\n'),
    params: new Map(params),
    returns: named('returns').join('\n'),
    throws: named('throws').join('\n'),
    examples: named('example'),
  };
}

/** Reads every function that a program can import from some entry, and what is said of it. */
export function publicFunctions(files: ReadonlyMap<string, string>): Documented[] {
  const program = ts.createProgram([...files.values()], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    noLib: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  return [...files].flatMap(([entry, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const found = symbol.declarations?.find(ts.isFunctionDeclaration);
      return found === undefined ? [] : [read(`${entry}/${exported.name}`, found)];
    });
  });
}

/** What a docblock lacks, in words. */
export function missingParts({ summary, params, returns, throws, examples }: Documented): string[] {
  const missing: string[] = [];
  if (!/^[A-Z].*[.:]/s.test(summary)) missing.push('a summary');
  for (const [name, text] of params) if (text === '') missing.push(`@param ${name}`);
  if (returns === '') missing.push('@returns');
  if (throws === '' && !/\bnever\s+throws\b/i.test(summary))
    missing.push('@throws, or that it never throws');
  if (examples.length === 0) missing.push('@example');
  if (examples.some((example) => !/\/\/ \S/.test(example))) missing.push('a result in its example');
  return missing;
}
