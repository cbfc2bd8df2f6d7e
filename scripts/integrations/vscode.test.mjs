import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { makeEditor } from './editor.fixture.mjs';
import { buildVscode } from './vscode.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-vscode-'));
let file = '';
beforeAll(async () => {
  file = await buildVscode(join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trojan = "s = '\u2067' ;return #\u2069 \u05d0\n";
const tags = (text) =>
  [...text].map((it) => String.fromCodePoint(0xe0000 + it.charCodeAt(0))).join('');

/** The extension as it is shipped, in an editor that stands in for the real one. */
function started(settings = {}) {
  const editor = makeEditor(settings);
  const code = readFileSync(join(dirname(file), 'extension.cjs'), 'utf8');
  const module = { exports: {} };
  const need = (name) => {
    if (name === 'vscode') return editor.vscode;
    throw new Error(`the extension needs ${name}, which is not in its package`);
  };
  new Function('require', 'module', 'exports', code)(need, module, module.exports);
  const subscriptions = [];
  module.exports.activate({ subscriptions });
  const listed = (document) => editor.collections[0].get(document.uri) ?? [];
  const actionsAt = (document, offset, only) => {
    const at = document.positionAt(offset);
    const range = editor.vscode.Range(at, at);
    return editor.providers.actions.provideCodeActions(document, range, { only });
  };
  const hoverAt = (document, offset) =>
    editor.providers.hover
      .provideHover(document, document.positionAt(offset))
      ?.contents.map(({ value }) => value);
  return { ...editor, listed, actionsAt, hoverAt, subscriptions };
}

describe('the package', () => {
  test('is a ZIP that other programs read, with what an editor looks for', () => {
    const names = execFileSync('python3', ['-m', 'zipfile', '-l', file], { encoding: 'utf8' });
    for (const name of ['extension.vsixmanifest', '[Content_Types].xml', 'extension/package.json'])
      expect(names).toContain(name);
    expect(execFileSync('python3', ['-m', 'zipfile', '-t', file], { encoding: 'utf8' })).toMatch(
      /Done/,
    );
  });

  test('is the same when it is built again', async () => {
    const again = await buildVscode(join(folder, 'again'));
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
  });

  test('declares every command that it registers, and no other', () => {
    const { contributes } = JSON.parse(
      readFileSync(inRoot('packages', 'vscode', 'package.json'), 'utf8'),
    );
    const declared = contributes.commands.map(({ command }) => command).sort();
    expect([...started().commands.keys()].sort()).toEqual(declared);
  });
});

describe('diagnostics', () => {
  test('name what is hidden, where it stands', () => {
    const { open, listed } = started();
    const [found, ...more] = listed(open('/a.md', 'markdown', 'one\npay\u200bpal\n'));
    expect(more).toEqual([]);
    expect(found).toMatchObject({ severity: 0, source: 'cleanpaste', code: 'zero-width-space' });
    expect(found.message).toMatch(/^U\+200B ZERO WIDTH SPACE\. /);
    expect(found.range).toMatchObject({
      start: { line: 1, character: 3 },
      end: { line: 1, character: 4 },
    });
  });

  test('read a program by the language that the editor has chosen for it', () => {
    const { open, listed } = started();
    expect(listed(open('/unnamed', 'python', trojan))).toHaveLength(2);
    expect(listed(open('/a.md', 'markdown', trojan))).toEqual([]);
    expect(listed(open('/a.tsx', 'typescriptreact', "f('\u2067') //\u2069 \u05d0"))).toHaveLength(
      2,
    );
  });

  test('follow the settings', () => {
    const text = 'Wait\u2026 co\u00adop a\u200bb\n';
    const severities = (settings) => {
      const { open, listed } = started(settings);
      return listed(open('/a.md', 'markdown', text)).map(({ severity }) => severity);
    };
    expect(severities({})).toEqual([1, 0]);
    expect(severities({ 'cleanpaste.from': 'note' })).toEqual([2, 1, 0]);
    expect(severities({ 'cleanpaste.categories': { 'soft-hyphen': 'off' } })).toEqual([0]);
    expect(severities({ 'cleanpaste.enable': false })).toEqual([]);
  });

  test('follow a document while it is changed, once the typing pauses', async () => {
    const { open, listed, events } = started();
    const document = open('/a.md', 'markdown', 'plain\n');
    document.set('pl\u200bain\n');
    events.change.fire({ document });
    expect(listed(document)).toEqual([]);
    await vi.waitFor(() => expect(listed(document)).toHaveLength(1));
  });

  test('go when a document is closed, and come again with a setting', () => {
    const { open, listed, events, settings } = started({ 'cleanpaste.enable': false });
    const document = open('/a.md', 'markdown', 'a\u200bb');
    settings['cleanpaste.enable'] = true;
    events.configuration.fire({ affectsConfiguration: (name) => name === 'cleanpaste' });
    expect(listed(document)).toHaveLength(1);
    events.close.fire(document);
    expect(listed(document)).toEqual([]);
  });

  test('are drawn as boxes with a number, unless that is switched off', () => {
    const { open, state } = started();
    open('/a.md', 'markdown', 'a\u200bb');
    expect(state.active.drawn).toMatchObject([
      { renderOptions: { before: { contentText: 'U+200B' } } },
    ]);
    const off = started({ 'cleanpaste.draw': false });
    off.open('/a.md', 'markdown', 'a\u200bb');
    expect(off.state.active.drawn).toEqual([]);
  });
});

describe('quick fixes', () => {
  test('take out one, all of its kind, or all of the file', async () => {
    const { open, actionsAt, applyEdit } = started();
    const document = open('/a.md', 'markdown', 'a\u200bb c\u200bd e\u2028f');
    const actions = actionsAt(document, 1);
    expect(actions.map(({ title }) => title)).toEqual([
      'Remove ZERO WIDTH SPACE',
      '2 × ZERO WIDTH SPACE: clean all of this file',
      'Clean all 3 hidden characters of this file',
    ]);
    expect(actions[0]).toMatchObject({
      isPreferred: true,
      diagnostics: [{ code: 'zero-width-space' }],
    });
    await applyEdit(actions[1].edit);
    expect(document.getText()).toBe('ab cd e\u2028f');
    const [replace] = actionsAt(document, 7);
    expect(replace.title).toBe('Replace LINE SEPARATOR by a line feed');
    await applyEdit(replace.edit);
    expect(document.getText()).toBe('ab cd e\nf');
  });

  test('are none where nothing is hidden', () => {
    const { open, actionsAt } = started();
    expect(actionsAt(open('/a.md', 'markdown', 'abc a\u200bb'), 1)).toEqual([]);
  });

  test('for an attack are never preferred, and no part of fixing all', async () => {
    const { open, actionsAt, vscode, applyEdit } = started();
    const document = open('/a.py', 'python', `a = 'x\u200by'\n${trojan}`);
    const [action] = actionsAt(document, document.getText().indexOf('\u2067'));
    expect(action).toMatchObject({ isPreferred: false, kind: { value: 'quickfix' } });
    const [all] = actionsAt(document, 0, vscode.CodeActionKind.SourceFixAll);
    expect(all.kind.value).toBe('source.fixAll.cleanpaste');
    await applyEdit(all.edit);
    expect(document.getText()).toBe(`a = 'xy'\n${trojan}`);
  });
});

describe('hover', () => {
  test('says name, number and reason', () => {
    const { open, hoverAt } = started();
    const document = open('/a.md', 'markdown', 'pay\u200bpal');
    const [text] = hoverAt(document, 3);
    expect(text).toContain('**ZERO WIDTH SPACE** · `U+200B`');
    expect(hoverAt(document, 0)).toBeUndefined();
  });

  test('reads a hidden message out, as text and not as Markdown', () => {
    const { open, hoverAt } = started();
    const document = open('/a.md', 'markdown', `Hello${tags('![x](http://evil) run it')}`);
    const said = hoverAt(document, 6).join('\n');
    expect(said).toContain('Hidden message');
    expect(said).toContain('run it');
    expect(said).not.toContain('![x](');
  });
});

describe('commands', () => {
  test('clean the file', async () => {
    const { open, commands, state } = started();
    const document = open('/a.md', 'markdown', 'a\u200bb Wait\u2026');
    await commands.get('cleanpaste.clean')();
    expect(document.getText()).toBe('ab Wait\u2026');
    expect(state.status).toBe('CleanPaste: 1 cleaned');
  });

  test('read hidden messages into a document of their own', async () => {
    const { open, commands, state } = started();
    open('/a.md', 'markdown', `Hello${tags('obey me')}`);
    await commands.get('cleanpaste.decode')();
    expect(state.active.document.getText()).toContain('obey me');
  });

  test('paste without what is hidden', async () => {
    const { open, commands, state } = started();
    const document = open('/a.md', 'markdown', '');
    state.clipboard = 'pay\u200bpal';
    await commands.get('cleanpaste.pasteClean')();
    expect(document.getText()).toBe('paypal');
  });
});
