import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { bundle } from './bundle.mjs';
import { zip } from './zip.mjs';

const home = (/** @type {string[]} */ ...parts) => inRoot('packages', 'vscode', ...parts);
const xml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What the gallery and the editor read of a package, as the VSIX format has it. */
function manifestOf(
  /** @type {any} */ {
    name,
    publisher,
    version,
    displayName,
    description,
    keywords,
    categories,
    engines,
  },
) {
  const property = (/** @type {string} */ id, /** @type {string} */ value) =>
    `<Property Id="Microsoft.VisualStudio.Code.${id}" Value="${xml(value)}"/>`;
  const asset = (/** @type {string} */ type, /** @type {string} */ path) =>
    `<Asset Type="Microsoft.VisualStudio.${type}" Path="extension/${path}" Addressable="true"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="${xml(name)}" Version="${version}" Publisher="${xml(publisher)}"/>
<DisplayName>${xml(displayName)}</DisplayName>
<Description xml:space="preserve">${xml(description)}</Description>
<Tags>${xml(keywords.join(','))}</Tags>
<Categories>${xml(categories.join(','))}</Categories>
<GalleryFlags>Public</GalleryFlags>
<License>extension/LICENSE.txt</License>
<Properties>${property('Engine', engines.vscode)}${property('ExtensionDependencies', '')}${property('ExtensionPack', '')}${property('ExtensionKind', 'ui,workspace,web')}</Properties>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>${asset('Code.Manifest', 'package.json')}${asset('Services.Content.Details', 'readme.md')}${asset('Services.Content.License', 'LICENSE.txt')}</Assets>
</PackageManifest>
`;
}

const types = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".txt" ContentType="text/plain"/><Default Extension=".cjs" ContentType="application/javascript"/></Types>
`;

/**
 * Builds the extension into one file and packs it as cleanpaste.vsix.
 * @param {string} [folder] in place of packages/vscode/dist
 * @returns {Promise<string>} path of the package
 */
export async function buildVscode(folder = home('dist')) {
  await bundle('vscode', {
    input: { extension: 'src/extension.ts' },
    format: 'cjs',
    external: ['vscode'],
    entry: '[name].cjs',
    folder,
  });
  const {
    devDependencies: _,
    private: __,
    ...about
  } = JSON.parse(readFileSync(home('package.json'), 'utf8'));
  const code = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => [`extension/dist/${name}`, readFileSync(join(folder, name))]),
  );
  const file = join(folder, 'cleanpaste.vsix');
  writeFileSync(
    file,
    zip({
      '[Content_Types].xml': types,
      'extension.vsixmanifest': manifestOf(about),
      'extension/package.json': `${JSON.stringify(about, null, 2)}\n`,
      'extension/readme.md': readFileSync(home('README.md')),
      'extension/LICENSE.txt': readFileSync(inRoot('LICENSE')),
      ...code,
    }),
  );
  return file;
}
