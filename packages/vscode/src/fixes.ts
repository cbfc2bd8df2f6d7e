import type { Problem } from '@cleanpaste/inspect';

/** One change of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Fix {
  title: string;
  edits: Edit[];
  /** Whether the editor may do it without asking, when it fixes all. */
  isPreferred: boolean;
}

const quoted = (text: string) =>
  text === ' ' ? 'a plain space' : text === '\n' ? 'a line feed' : `“${text}”`;

const editOf = ({ start, end, fix = '' }: Problem): Edit => ({ start, end, text: fix });

/** What cleaning would do in a document, without what only a person can judge. */
export function allEdits(problems: readonly Problem[]): Edit[] {
  return problems.filter(({ fix, dangerous }) => fix !== undefined && !dangerous).map(editOf);
}

/** The quick fixes for the problems at the cursor. */
export function fixesFor(here: readonly Problem[], all: readonly Problem[]): Fix[] {
  const own = here.flatMap((problem): Fix[] => {
    const { name, fix, dangerous } = problem;
    if (fix === undefined && !dangerous) return [];
    const title = fix ? `Replace ${name} by ${quoted(fix)}` : `Remove ${name}`;
    return [{ title, edits: [editOf(problem)], isPreferred: !dangerous }];
  });
  const same = here.flatMap(({ name, category, codePoints }) => {
    const alike = all.filter(
      (it) =>
        it.category === category && it.codePoints[0] === codePoints[0] && it.fix !== undefined,
    );
    return alike.length > 1
      ? [
          {
            title: `${alike.length} × ${name}: clean all of this file`,
            edits: alike.map(editOf),
            isPreferred: false,
          },
        ]
      : [];
  });
  const rest = allEdits(all);
  const whole =
    rest.length > 1
      ? [
          {
            title: `Clean all ${rest.length} hidden characters of this file`,
            edits: rest,
            isPreferred: false,
          },
        ]
      : [];
  return [...own, ...unique(same), ...whole];
}

function unique(fixes: Fix[]): Fix[] {
  return fixes.filter(({ title }, index) => fixes.findIndex((it) => it.title === title) === index);
}
