import type { Problem } from '@cleanpaste/inspect';
import * as vscode from 'vscode';
import { labelOf } from './look.ts';

/** More boxes than this make an editor slow; the diagnostics are all there. */
const most = 2000;

/** Draws a box with its number in front of each hidden character. */
export function decorations(): vscode.Disposable & {
  draw(editor: vscode.TextEditor, problems: readonly Problem[]): void;
} {
  const type = vscode.window.createTextEditorDecorationType({
    before: {
      color: new vscode.ThemeColor('editorWarning.foreground'),
      border: '1px solid',
      margin: '0 1px',
    },
  });
  return {
    draw(editor, problems) {
      const { document } = editor;
      const options = problems.slice(0, most).map((problem) => ({
        range: new vscode.Range(
          document.positionAt(problem.start),
          document.positionAt(problem.end),
        ),
        renderOptions: { before: { contentText: labelOf(problem) } },
      }));
      editor.setDecorations(type, options);
    },
    dispose: () => type.dispose(),
  };
}
