import { readFile } from 'node:fs/promises';
import { families } from './families.ts';
import { makeFamily, packageFile } from './font-files.ts';

const note = 'Made by apps/web/scripts/make-fonts.ts from the fonts of @fontsource-variable';
const licence = 'SIL Open Font License 1.1, see fonts-license.txt';

const at = (path: string) => new URL(`../../${path}`, import.meta.url).href;

/** Everything that is generated, by where it stands. */
export async function fontOutputs() {
  const made = await Promise.all(families.map(makeFamily));
  const files = new Map(made.map(({ file, bytes }) => [at(`public/assets/${file}`), bytes]));
  const faces = made.flatMap((family) => family.faces);
  const stacks = made.map(({ stack }) => stack.map((name) => `"${name}"`).join(', '));
  const [serif, sans] = stacks;
  const sheet = [
    `/* ${note}. ${licence}. Do not edit. */`,
    ...faces,
    ...made.map(({ wholeFace }) => wholeFace),
    `:root {\n  --stack-serif: ${serif};\n  --stack-sans: ${sans};\n}`,
  ].join('\n');
  const small = (text: string) => text.replaceAll('\n  ', '').replaceAll('\n', '');
  const module = [
    `// ${note}. Do not edit.`,
    '',
    '/** The page’s fonts for pages that have no part in its build. */',
    `export const fontFaces = \`${faces.map(small).join('\n')}\n\`;`,
    '',
    `export const serifStack = '${serif}';`,
    '',
    `export const sansStack = '${sans}';`,
    '',
    `export const fontFiles: string[] = ${JSON.stringify(made.map(({ file }) => `/assets/${file}`))};`,
    '',
  ].join('\n');
  const licences = await Promise.all(
    families.map(({ name }) => readFile(packageFile(`${name}/LICENSE`), 'utf8')),
  );
  const sheets = new Map([
    [at('src/app/fonts.gen.css'), `${sheet}\n`],
    [at('public/fonts-license.txt'), licences.join('\n\n')],
    [at('../server/src/features/accounts/sandbox-people/fonts.gen.ts'), module],
  ]);
  return { files, sheets };
}
