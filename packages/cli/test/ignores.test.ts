import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

const Z = '\u200b';

async function listed(name: string, text: string): Promise<string[]> {
  const cwd = folderWith({ [name]: text });
  const { stdout } = await cleanpaste(['scan', name], { cwd });
  return [...stdout.matchAll(/:(\d+):\d+: \S+ (\S+)/g)].map(([, line, what]) => `${line} ${what}`);
}

describe('what a comment says is meant', () => {
  it.each([
    ['a.py', `x = "${Z}"  # cleanpaste-ignore-line a test of ours\n`],
    ['a.py', `# cleanpaste-ignore-next-line: a test\nx = "${Z}"\n`],
    ['a.js', `/* cleanpaste-ignore-file test data */\nlet a = "${Z}${Z}";\n// ${Z}\n`],
    ['a.ts', `/**\n * cleanpaste-ignore-next-line test data\n */ let a = "${Z}";\n`],
    ['a.tsx', `<p>{/* cleanpaste-ignore-line shown to people */}${Z}</p>\n`],
    ['a.html', `<p>\n<!-- cleanpaste-ignore-next-line shown -->\n${Z}</p>\n`],
    ['a.css', `/* cleanpaste-ignore-next-line x */\na { content: "${Z}" }\n`],
    ['a.sql', `select '${Z}' -- cleanpaste-ignore-line x\n`],
    ['a.yml', `a: ${Z} # cleanpaste-ignore-line x\n`],
    ['a.lua', `-- cleanpaste-ignore-next-line x\nx = "${Z}"\n`],
    ['a.tex', `% cleanpaste-ignore-next-line x\n${Z}\n`],
    ['a.md', `text\n\n<!-- cleanpaste-ignore-next-line x -->\na${Z}b\n`],
    ['a.txt', `# cleanpaste-ignore-next-line x\na${Z}b\n`],
    ['a.csv', `a${Z}b <!-- cleanpaste-ignore-line x -->\r\n`],
  ])('is not listed in %s: %j', async (name, text) => {
    expect(await listed(name, text)).toEqual([]);
  });

  it('is what it says, no more', async () => {
    const text = `# cleanpaste-ignore-next-line x\na = "${Z}"\nb = "${Z}"\n`;
    expect(await listed('a.py', text)).toEqual(['3 U+200B']);
    // In a string it is no comment, nor in the middle of one, nor in prose about it.
    expect(await listed('a.py', `s = "# cleanpaste-ignore-file x"\nb = "${Z}"\n`)).toEqual([
      '2 U+200B',
    ]);
    expect(await listed('b.py', `# see cleanpaste-ignore-file x\nb = "${Z}"\n`)).toEqual([
      '2 U+200B',
    ]);
    expect(await listed('a.txt', `say cleanpaste-ignore-file x\n${Z}a\n`)).toEqual(['2 U+200B']);
    const fenced = `\`\`\`html\n<!-- cleanpaste-ignore-file x -->\n\`\`\`\na${Z}b\n`;
    expect(await listed('a.md', fenced)).toEqual(['4 U+200B']);
    expect(await listed('a.py', `# cleanpaste-ignore-lines x\nb = "${Z}"\n`)).toEqual(['2 U+200B']);
  });

  it('has a reason, and is of use', async () => {
    expect(await listed('a.py', `x = "${Z}" # cleanpaste-ignore-line\n`)).toEqual([
      '1 ignore-without-reason',
    ]);
    expect(await listed('a.js', `/* cleanpaste-ignore-file -- */ let a = "${Z}";\n`)).toEqual([
      '1 ignore-without-reason',
    ]);
    expect(await listed('a.py', '# cleanpaste-ignore-next-line x\ny = 1\n')).toEqual([
      '1 unused-ignore',
    ]);
    const check = (input: string) =>
      cleanpaste(['scan', '--check', '--language', 'python'], { input });
    expect((await check(`x = "${Z}" # cleanpaste-ignore-line\n`)).code).toBe(1);
    expect((await check('# cleanpaste-ignore-line x\n')).code).toBe(0);
  });

  it('stays when the rest is cleaned', async () => {
    const text = `# cleanpaste-ignore-next-line x\na = "${Z}"\nb = "${Z}"\n`;
    const cwd = folderWith({ 'a.py': text });
    const { stdout } = await cleanpaste(['clean', 'a.py'], { cwd });
    expect(stdout).toBe(`# cleanpaste-ignore-next-line x\na = "${Z}"\nb = ""\n`);
  });

  it('reaches over the blocks of a long text', async () => {
    const line = `${'x'.repeat(200)}\n`;
    const long = line.repeat(7000);
    const cwd = folderWith({
      'file.txt': `# cleanpaste-ignore-file x\n${long}a${Z}b\n`,
      'none.txt': `${long}a${Z}b\n`,
    });
    const { stdout } = await cleanpaste(['scan', 'file.txt', 'none.txt'], { cwd });
    expect(stdout.match(/^[^:]+:\d+/gm)).toEqual(['none.txt:7001']);
  });
});
