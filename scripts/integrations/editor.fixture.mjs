/**
 * A stand-in for the part of the editor's interface that the extension uses, with the same shapes and
 * the same behaviour: positions by line and character, edits that change documents, events, and
 * providers that are asked with what an editor would ask.
 */
/** @returns {any} */
function Position(line, character) {
  return { line, character };
}

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.character < b.character);

/** @returns {any} */
function Range(start, end) {
  return {
    start,
    end,
    /** As the editor has it: ranges that touch do meet. */
    intersection(other) {
      const from = isBefore(start, other.start) ? other.start : start;
      const to = isBefore(end, other.end) ? end : other.end;
      return isBefore(to, from) ? undefined : Range(from, to);
    },
  };
}

/** @returns {any} */
function Kind(value) {
  return {
    value,
    append: (part) => Kind(value === '' ? part : `${value}.${part}`),
    contains: (other) => other.value === value || other.value.startsWith(`${value}.`),
  };
}

/** @returns {any} */
function WorkspaceEdit() {
  const changes = [];
  return { changes, replace: (uri, range, text) => changes.push({ uri, range, text }) };
}

// Functions and no arrows: the extension calls them with new.
function Diagnostic(range, message, severity) {
  return { range, message, severity };
}
function CodeAction(title, kind) {
  return { title, kind };
}
function Hover(contents) {
  return { contents };
}
function MarkdownString(value) {
  return { value };
}
function ThemeColor(id) {
  return { id };
}

const event = () => {
  const listeners = new Set();
  const on = (listener) => {
    listeners.add(listener);
    return { dispose: () => listeners.delete(listener) };
  };
  const fire = (value) => {
    for (const listener of listeners) listener(value);
  };
  return { on, fire };
};

function documentOf(path, languageId, content) {
  let text = content;
  const starts = () => {
    const found = [0];
    for (const match of text.matchAll(/\r\n?|\n/g)) found.push(match.index + match[0].length);
    return found;
  };
  const document = {
    uri: {
      scheme: path.startsWith('/') ? 'file' : 'untitled',
      path,
      toString: () => `file://${path}`,
    },
    languageId,
    version: 1,
    getText: () => text,
    positionAt(offset) {
      const lines = starts();
      const line = lines.findLastIndex((start) => start <= offset);
      return Position(line, offset - (lines[line] ?? 0));
    },
    offsetAt: ({ line, character }) => (starts()[line] ?? 0) + character,
    /** What an edit of the editor does. */
    set(next) {
      text = next;
      document.version++;
    },
  };
  return document;
}

/** An editor with these settings; `vscode` is what an extension gets by that name. */
export function makeEditor(settings = {}) {
  const events = {
    open: event(),
    change: event(),
    close: event(),
    configuration: event(),
    editors: event(),
  };
  const documents = [];
  const commands = new Map();
  const providers = {};
  const collections = [];
  /** @type {{clipboard: string, active: any, status: string}} */
  const state = { clipboard: '', active: undefined, status: '' };
  const disposable = { dispose() {} };

  const applyEdit = async ({ changes }) => {
    const byPlace = [...changes].map(({ uri, range, text }) => {
      const document = documents.find((it) => it.uri === uri);
      return {
        document,
        text,
        from: document.offsetAt(range.start),
        to: document.offsetAt(range.end),
      };
    });
    for (const { document, text, from, to } of byPlace.sort((a, b) => b.from - a.from)) {
      const old = document.getText();
      document.set(old.slice(0, from) + text + old.slice(to));
      events.change.fire({ document });
    }
    return true;
  };
  const editorOf = (document) => ({
    document,
    drawn: [],
    selections: [Range(Position(0, 0), Position(0, 0))],
    setDecorations(_type, options) {
      this.drawn = options;
    },
    async edit(work) {
      const edit = WorkspaceEdit();
      work({ replace: (range, text) => edit.replace(document.uri, range, text) });
      return applyEdit(edit);
    },
  });

  const vscode = {
    ...{
      Position,
      Range,
      Diagnostic,
      WorkspaceEdit,
      CodeAction,
      Hover,
      MarkdownString,
      ThemeColor,
    },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    CodeActionKind: { QuickFix: Kind('quickfix'), SourceFixAll: Kind('source.fixAll') },
    env: { clipboard: { readText: async () => state.clipboard } },
    languages: {
      createDiagnosticCollection() {
        const map = new Map();
        const collection = {
          set: (uri, list) => map.set(uri, list),
          get: (uri) => map.get(uri),
          delete: (uri) => map.delete(uri),
          dispose: () => map.clear(),
        };
        collections.push(collection);
        return collection;
      },
      registerCodeActionsProvider: (_selector, provider) => {
        providers.actions = provider;
        return disposable;
      },
      registerHoverProvider: (_selector, provider) => {
        providers.hover = provider;
        return disposable;
      },
    },
    commands: {
      registerCommand: (name, run) => {
        commands.set(name, run);
        return disposable;
      },
    },
    workspace: {
      textDocuments: documents,
      getConfiguration: (section) => ({
        get: (name, otherwise) => settings[`${section}.${name}`] ?? otherwise,
      }),
      applyEdit,
      openTextDocument: async ({ content }) => open('Untitled-1', 'plaintext', content),
      onDidOpenTextDocument: events.open.on,
      onDidChangeTextDocument: events.change.on,
      onDidCloseTextDocument: events.close.on,
      onDidChangeConfiguration: events.configuration.on,
    },
    window: {
      get activeTextEditor() {
        return state.active;
      },
      get visibleTextEditors() {
        return state.active ? [state.active] : [];
      },
      createTextEditorDecorationType: () => disposable,
      setStatusBarMessage: (text) => {
        state.status = text;
        return disposable;
      },
      showTextDocument: async (document) => {
        state.active = editorOf(document);
      },
      onDidChangeVisibleTextEditors: events.editors.on,
    },
  };

  function open(path, languageId, text) {
    const document = documentOf(path, languageId, text);
    documents.push(document);
    state.active = editorOf(document);
    events.open.fire(document);
    return document;
  }
  return { vscode, open, state, events, commands, providers, collections, settings, applyEdit };
}
