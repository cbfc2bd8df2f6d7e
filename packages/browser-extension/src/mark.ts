import { codePointLabel, inspect, type Problem } from '@cleanpaste/inspect';

const tag = 'cleanpaste-mark';

/** Where texts are no prose, or are not drawn as text. */
const passedOver = 'script, style, noscript, template, textarea, select, option, svg, math, canvas';

const style = `:host { all: initial; display: inline-block }
span { padding: 0 .25em; border-radius: .25em; background: #b3261e; color: #fff; font: 600 11px / 1.4 ui-monospace, monospace }
span.note { background: #5f4b00 }`;

/** More marks than this make a page slow. */
const most = 5000;

const isDrawnAsCode = (element: Element) => element.closest('pre, code, kbd, samp') !== null;

/** All texts of a page, those within open shadow trees too. */
function* textsOf(root: Document | ShadowRoot | Element): Generator<Text> {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const isOut =
        node.matches(passedOver) ||
        (node as HTMLElement).isContentEditable ||
        node.localName === tag;
      return isOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    },
  );
  const trees: ShadowRoot[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) yield node;
    else if (node instanceof Element && node.shadowRoot) trees.push(node.shadowRoot);
  }
  for (const tree of trees) yield* textsOf(tree);
}

function markOf({ codePoints, message, severity, name }: Problem): HTMLElement {
  const element = document.createElement(tag);
  element.title = message;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const label = document.createElement('span');
  if (severity === 'note') label.className = 'note';
  const [first = 0] = codePoints;
  const more = codePoints.length - 1;
  label.textContent = more > 0 ? `${codePointLabel(first)} +${more}` : codePointLabel(first);
  shadow.append(sheet, label);
  return element;
}

/** Puts a mark in front of each hidden character of the page. Says how many there are. */
export function mark(root: Document | Element): number {
  let count = 0;
  for (const text of [...textsOf(root)]) {
    const parent = text.parentElement;
    // Code that is shown on a page is in a language that nobody tells.
    const profile = parent && isDrawnAsCode(parent) ? 'code' : 'prose';
    const problems = inspect(text.data, { profile }).filter(({ severity }) => severity !== 'note');
    for (const problem of problems.reverse()) {
      if (count++ >= most) return most;
      text.splitText(problem.start).before(markOf(problem));
    }
  }
  return count;
}

/** Takes all marks away, and the page is as it was. Says whether there were any. */
export function unmark(root: Document | Element): boolean {
  const marks = [...root.querySelectorAll(tag)];
  for (const text of textsOf(root)) {
    const tree = text.getRootNode();
    if (tree instanceof ShadowRoot) marks.push(...tree.querySelectorAll(tag));
  }
  for (const element of new Set(marks)) {
    const [before, after] = [element.previousSibling, element.nextSibling];
    element.remove();
    if (before instanceof Text && after instanceof Text) {
      before.data += after.data;
      after.remove();
    }
  }
  return marks.length > 0;
}
