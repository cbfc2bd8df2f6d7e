import { clean } from '@cleanpaste/core/hidden';
import type { Problem } from '@cleanpaste/inspect';
import * as vscode from 'vscode';
import { decorations } from './decorations.ts';
import { allEdits, type Edit, fixesFor } from './fixes.ts';
import { decodeReport, hiddenMessage, hoverText } from './hover.ts';
import { problemsOf } from './look.ts';
import { readSettings } from './settings.ts';

const levels = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  note: vscode.DiagnosticSeverity.Information,
};

/** So long after the last key a document is looked at again. */
const pause = 150;

const rangeOf = (document: vscode.TextDocument, { start, end }: { start: number; end: number }) =>
  new vscode.Range(document.positionAt(start), document.positionAt(end));

const settingsOf = (document: vscode.TextDocument) => {
  const settings = vscode.workspace.getConfiguration('cleanpaste', document);
  return readSettings((name, otherwise) => settings.get(name, otherwise));
};

/** The editor's own schemes, such as output and settings, hold nothing that a person wrote. */
const isLookedAt = ({ uri }: vscode.TextDocument) =>
  ['file', 'untitled', 'vscode-remote', 'vscode-vfs', 'memfs'].includes(uri.scheme);

function look(document: vscode.TextDocument): Problem[] {
  if (!isLookedAt(document)) return [];
  const { languageId, uri } = document;
  return problemsOf({ text: document.getText(), path: uri.path, languageId }, settingsOf(document));
}

async function change(document: vscode.TextDocument, edits: Edit[]): Promise<boolean> {
  const edit = new vscode.WorkspaceEdit();
  for (const it of edits) edit.replace(document.uri, rangeOf(document, it), it.text);
  return vscode.workspace.applyEdit(edit);
}

/** Called by the editor once. */
export function activate({ subscriptions }: vscode.ExtensionContext): void {
  const shown = vscode.languages.createDiagnosticCollection('cleanpaste');
  const boxes = decorations();
  const known = new WeakMap<vscode.TextDocument, { version: number; problems: Problem[] }>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const problemsNow = (document: vscode.TextDocument) => {
    const last = known.get(document);
    if (last?.version === document.version) return last.problems;
    const problems = look(document);
    known.set(document, { version: document.version, problems });
    return problems;
  };
  const show = (document: vscode.TextDocument) => {
    known.delete(document);
    const problems = problemsNow(document);
    const diagnostics = problems.map((problem) => {
      const range = rangeOf(document, problem);
      const diagnostic = new vscode.Diagnostic(range, problem.message, levels[problem.severity]);
      diagnostic.source = 'cleanpaste';
      diagnostic.code = problem.category;
      return diagnostic;
    });
    shown.set(document.uri, diagnostics);
    for (const editor of vscode.window.visibleTextEditors)
      if (editor.document === document)
        boxes.draw(editor, settingsOf(document).draw ? problems : []);
  };
  const showSoon = (document: vscode.TextDocument) => {
    const key = document.uri.toString();
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        show(document);
      }, pause),
    );
  };
  const active = () => vscode.window.activeTextEditor;

  const actions: vscode.CodeActionProvider = {
    provideCodeActions(document, range, { only }) {
      const all = problemsNow(document);
      if (only && vscode.CodeActionKind.SourceFixAll.contains(only)) {
        const action = new vscode.CodeAction(
          'Clean hidden characters',
          vscode.CodeActionKind.SourceFixAll.append('cleanpaste'),
        );
        action.edit = new vscode.WorkspaceEdit();
        for (const it of allEdits(all))
          action.edit.replace(document.uri, rangeOf(document, it), it.text);
        return [action];
      }
      const here = all.filter((it) => range.intersection(rangeOf(document, it)) !== undefined);
      return here.length === 0
        ? []
        : fixesFor(here, all).map(({ title, edits, isPreferred }) => {
            const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
            action.edit = new vscode.WorkspaceEdit();
            for (const it of edits)
              action.edit.replace(document.uri, rangeOf(document, it), it.text);
            action.isPreferred = isPreferred;
            action.diagnostics = (shown.get(document.uri) ?? []).filter(
              (it) => range.intersection(it.range) !== undefined,
            );
            return action;
          });
    },
  };
  const hover: vscode.HoverProvider = {
    provideHover(document, position) {
      const offset = document.offsetAt(position);
      const here = problemsNow(document).filter(
        ({ start, end }) => start <= offset && offset <= end,
      );
      if (here.length === 0) return undefined;
      const message = hiddenMessage(document.getText(), offset);
      const parts = [...here.map(hoverText), ...(message ? [message] : [])];
      return new vscode.Hover(parts.map((it) => new vscode.MarkdownString(it)));
    },
  };
  const cleanActive = async () => {
    const editor = active();
    if (!editor) return;
    const edits = allEdits(look(editor.document));
    await change(editor.document, edits);
    void vscode.window.setStatusBarMessage(`CleanPaste: ${edits.length} cleaned`, 5000);
  };
  const decodeActive = async () => {
    const text = active()?.document.getText() ?? '';
    const document = await vscode.workspace.openTextDocument({ content: decodeReport(text) });
    await vscode.window.showTextDocument(document, { preview: true });
  };
  const pasteClean = async () => {
    const editor = active();
    if (!editor) return;
    const { text } = clean(await vscode.env.clipboard.readText());
    await editor.edit((builder) => {
      for (const selection of editor.selections) builder.replace(selection, text);
    });
  };

  subscriptions.push(
    shown,
    boxes,
    { dispose: () => timers.forEach(clearTimeout) },
    vscode.workspace.onDidOpenTextDocument(show),
    vscode.workspace.onDidChangeTextDocument(({ document }) => showSoon(document)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => shown.delete(uri)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('cleanpaste')) vscode.workspace.textDocuments.forEach(show);
    }),
    vscode.window.onDidChangeVisibleTextEditors((editors) => {
      for (const { document } of editors) show(document);
    }),
    vscode.languages.registerCodeActionsProvider('*', actions, {
      providedCodeActionKinds: [
        vscode.CodeActionKind.QuickFix,
        vscode.CodeActionKind.SourceFixAll.append('cleanpaste'),
      ],
    }),
    vscode.languages.registerHoverProvider('*', hover),
    vscode.commands.registerCommand('cleanpaste.clean', cleanActive),
    vscode.commands.registerCommand('cleanpaste.decode', decodeActive),
    vscode.commands.registerCommand('cleanpaste.pasteClean', pasteClean),
  );
  vscode.workspace.textDocuments.forEach(show);
}
