import ts from 'typescript';
import { inRoot } from '../setup/paths.mjs';

// As the compiler writes paths, on Windows too.
const file = inRoot('kubernetes-objects.ts').replaceAll('\\', '/');

/** `apps/v1` as it is, `v1` is `core/v1`, `networking.k8s.io/v1` is `networking/v1`. */
function moduleOf(apiVersion) {
  const [group = '', version] = apiVersion.split('/');
  return version ? `${group.split('.')[0]}/${version}` : `core/${group}`;
}

/**
 * What is wrong with objects by the types of the Kubernetes API: names that it does not know, values of the
 * wrong kind, and what is missing.
 * @param {{apiVersion: string, kind: string}[]} objects
 * @returns {string[]}
 */
export function faultsOf(objects) {
  const source = objects
    .map(
      (object, at) =>
        `export const it${at}: import('kubernetes-types/${moduleOf(object.apiVersion)}').${object.kind} = ${JSON.stringify(object)};`,
    )
    .join('\n');
  /** @type {ts.CompilerOptions} */
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, target)
      : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
