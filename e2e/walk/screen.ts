import { expect, type Page } from '@playwright/test';

/** Where the page shows what; the one place that knows. */
const at = {
  input: 'section[aria-label="Cleaner"] textarea[placeholder^="Or type"]',
  strip: 'Strip statistical watermarks',
  also: 'Also check for unintentional plagiarism & AI',
  result: 'section[aria-label="Result"] [data-scroller]',
  report: 'section[aria-label="Plagiarism & AI report"]',
  change: 'section[aria-label="Result"] [data-edit]',
  dialog: '[role="dialog"], [role="alertdialog"]',
};

export interface Seen {
  place: 'cleaner' | 'crash' | 'missing' | 'elsewhere';
  text: string;
  strip: boolean;
  also: boolean;
  result: string | null;
  /** The report in its words, without its button. */
  report: string | null;
  mayFix: boolean;
  fixed: string | null;
  dialogs: number;
  /** A window whose code has not come: a line with a way to close it stands in its place. */
  lacksWindow: boolean;
  /** A part of the page whose code has not come. */
  lacksPart: boolean;
  working: boolean;
  signedIn: boolean;
  /** What the tab has kept. */
  kept: { text: string; result: string; strip: boolean; also: boolean; underWay: boolean };
  /** All that the browser has kept, and all that stands on the page. */
  everywhere: string;
}

/** All that a person sees, read at one moment. */
const read = (page: Page): Promise<Seen> =>
  page.evaluate((names) => {
    const one = <E extends Element>(selector: string) => document.querySelector<E>(selector);
    const labelled = (words: string) =>
      [...document.querySelectorAll('label')].find((label) => label.textContent?.trim() === words)
        ?.control as HTMLInputElement | HTMLTextAreaElement | undefined;
    const isOn = (words: string) => (labelled(words) as HTMLInputElement | undefined)?.checked;
    const buttons = [...document.querySelectorAll('button')].map((it) => it.textContent ?? '');
    const heading = one('h1')?.textContent ?? '';
    // While a page is loaded again there is nothing for a moment.
    const shown = one<HTMLElement>('body')?.innerText ?? '';
    const input = one<HTMLTextAreaElement>(names.input);
    const report = one<HTMLElement>(names.report)?.cloneNode(true) as HTMLElement | undefined;
    for (const button of report?.querySelectorAll('button') ?? []) button.remove();
    const kept = JSON.parse(sessionStorage.getItem('draft') ?? '{}').draft ?? {};
    const stores = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    const fields = [...document.querySelectorAll('textarea')].map(({ value }) => value);
    const isMissing = heading === 'This page could not be loaded.';
    const missing = [...document.querySelectorAll('[role="alert"]')].filter(({ textContent }) =>
      /^[^.]* could not be loaded\./.test(textContent ?? ''),
    );
    const isWindow = (line: Element) =>
      [...line.querySelectorAll('button')].some(
        (button) => (button.ariaLabel ?? button.textContent) === 'Close',
      );
    return {
      place: /^Unexpected/.test(heading)
        ? 'crash'
        : isMissing
          ? 'missing'
          : input
            ? 'cleaner'
            : 'elsewhere',
      text: input?.value ?? '',
      strip: isOn(names.strip) ?? false,
      also: isOn(names.also) ?? false,
      result: one(names.result)?.textContent ?? null,
      report: report?.textContent ?? null,
      mayFix: buttons.some((name) => /^Fix & Re-check/.test(name)),
      fixed: (labelled('Fixed Text:') ?? labelled('Reworded Text:'))?.value ?? null,
      dialogs: document.querySelectorAll(names.dialog).length,
      lacksWindow: missing.some(isWindow),
      lacksPart: missing.some((line) => !isWindow(line)),
      working:
        buttons.some((name) => /^(Cleaning|Rewriting|Scanning for|Removing)/.test(name)) ||
        /(Scanning your text|Analyzing results)\.\.\./.test(shown),
      signedIn: buttons.includes('Sign Out'),
      kept: {
        text: sessionStorage.getItem('draft-text') ?? '',
        result: Array.from(
          { length: 100 },
          (_, nth) => sessionStorage.getItem(`draft-result-${nth}`) ?? '',
        ).join(''),
        strip: kept.strip ?? false,
        also: kept.alsoCheck ?? false,
        underWay: Boolean(kept.cleaning?.running || kept.checking?.running),
      },
      everywhere: `${stores} ${input ? shown : ''} ${fields.join(' ')}`,
    };
  }, at);

/** The site as a person handles it. */
export function screenOf(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const input = page.locator(at.input);
  const changes = page.locator(at.change);
  return {
    page,
    read: () => read(page),

    /** Through a key press each, at the end of what is there. */
    async type(text: string) {
      await input.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText(text);
    },
    /** From the clipboard, in the place of what is there. */
    async paste(text: string) {
      await page.evaluate((content) => navigator.clipboard.writeText(content), text);
      await input.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
    },
    clean: () => input.press('Control+Enter'),
    toggleStrip: () => page.getByLabel(at.strip).click(),
    toggleAlso: () => page.getByLabel(at.also).click(),
    check: () => button('Check for Plagiarism & AI').click(),
    mayCheck: () => button('Check for Plagiarism & AI').isVisible(),
    fix: () => button('Fix & Re-check for Plagiarism').click(),
    clear: () => button('Clear').click(),
    undoTyping: () => page.keyboard.press('ControlOrMeta+z'),

    /** How many changed words of a rewrite can be pressed, once the result lies on top. */
    async countChanges() {
      const cleaned = page.getByRole('radio', { name: 'Cleaned', exact: true });
      if ((await cleaned.isVisible()) && !(await cleaned.isChecked())) await cleaned.check();
      return changes.count();
    },
    /** Undoes a change, or does it again. */
    undo: (index: number) => changes.nth(index).press('Enter'),
    /** Undoes all that is not undone yet, or does all of it again. @returns which; null for neither */
    async undoAll(): Promise<'undone' | 'redone' | null> {
      const isOffered = await button('Undo all').isVisible();
      if (!isOffered && !(await button('Redo all').isVisible())) return null;
      await button(isOffered ? 'Undo all' : 'Redo all').click();
      return isOffered ? 'undone' : 'redone';
    },

    async closeWindows({ lacksWindow }: Seen) {
      // Its code may come in this very moment: then it is a window, and looked at again.
      if (lacksWindow)
        await button('Close')
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      else await page.keyboard.press('Escape');
      if (!lacksWindow) await expect(page.locator(at.dialog)).toHaveCount(0);
    },

    home: () => page.locator('header a[href="/"]').first().click(),
    /** By a link of the page, in the same tab. */
    go: (name: string) => link(name).click(),
    signOut: () => button('Sign Out').click(),

    async openCheckout(plan: string) {
      await link('Pricing').click();
      await button(`Choose ${plan}`).click();
      await page.getByText('Sandbox. No money moves.').waitFor();
    },
    async pay() {
      await button(/^Pay \$/).click();
      await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
      await page.getByText('Your plan is active').waitFor();
    },
    async lookAway() {
      await button('Cancel and go back').click();
      await page.getByRole('heading', { name: 'Payment Cancelled' }).waitFor();
    },
    leaveCheckout: () => link('Return to Home').click(),
  };
}

export type Screen = ReturnType<typeof screenOf>;
