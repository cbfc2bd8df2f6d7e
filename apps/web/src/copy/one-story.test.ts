import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleaningOptions } from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { apiOptions, apiVerbs } from './api-docs-copy.ts';
import { authCopy } from './auth-copy.ts';
import { categoriesCopy } from './categories-copy.ts';
import { checkoutCopy } from './checkout-copy.ts';
import { cleanerCopy } from './cleaner-copy.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { auditCopy } from './flags-copy.ts';
import { laboratoryCopy } from './laboratory-copy.ts';
import { logsCopy } from './logs-copy.ts';
import { messageCopy } from './message-copy.ts';
import { operationsCopy } from './operations-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import { revealerCopy } from './revealer-copy.ts';
import { subscriptionCopy } from './subscription-copy.ts';

const files = readdirSync(import.meta.dirname).filter((name) => /-copy\.tsx?$/.test(name));
const all = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');

test('the way to a subscription has one name, and where there may be none another', () => {
  expect(dashboardCopy.manage).toBe(subscriptionCopy.manage);
  expect(checkoutCopy.toSubscription).toBe(dashboardCopy.details);
});

test('what is counted stands in its plural, except where the label is specified', () => {
  expect(all.match(/\w+\(s\)(?! =>)[^'`]*/g)).toEqual(['character(s) found']);
  expect(cleanerCopy.removed(1)).toBe('1 hidden character removed');
  expect(cleanerCopy.removed(2)).toBe('2 hidden characters removed');
  expect(cleanerCopy.removed(8, 1)).toBe('7 removed, 1 replaced');
  expect(cleanerCopy.removed(1, 1)).toBe('1 hidden character replaced');
  expect(operationsCopy.requestLog(1, 0)).toContain('1 row to write');
  expect(operationsCopy.requestLog(3, 0)).toContain('3 rows to write');
});

test('a rewrite weakens a statistical mark: beside the specified words nothing denies or promises more', () => {
  expect(all).not.toMatch(/not remove the mark|what a rewrite removes/);
  expect(cleanerCopy.stripMeans).toContain('weakens');
});

test('signing up claims nothing of passwords, which some accounts have', () => {
  expect(authCopy.signupLead).not.toMatch(/password/i);
});

test('beside the password a link is promised only to who has an account that Google opened', () => {
  expect(authCopy.noPassword).toMatch(/^Signed up with Google and never set one\?/);
});

test('a check is called the same on every price card: the paid ones do not seem to look for less', () => {
  const kinds = [pricingCopy.check(1), pricingCopy.check(2), pricingCopy.checks(15)].map((line) =>
    line.replace(/^\d+ /, '').replace(/checks?( per month| in total)?/, 'check'),
  );
  expect(new Set(kinds)).toEqual(new Set(['plagiarism check, AI likelihood included']));
});

test('e-mail is spelled in one way, the one of the specified sentence', () => {
  expect(authCopy.wrongCredentials).toBe('E-mail or password is not right.');
  expect(all.match(/(?<![-\w.{])emails?(?![-\w:}).,])|(?<=['`>])Emails?\b/gi)).toBeNull();
  expect(authCopy.email).toBe('E-mail');
});

test('whoever signs in with Google and would rather have a password reads how to get one', () => {
  for (const line of [authCopy.noPassword, authCopy.signupPassword])
    expect(line).toContain(`“${authCopy.forgot}”`);
});

test('the audit log calls a plan what the price list calls it', () => {
  const item = { from: 'free', to: 'pro5k' } as Parameters<typeof auditCopy.plan_given>[0];
  expect(auditCopy.plan_given(item, null)).toBe('Gave Expert; it was Free');
});

test('the states of a subscription are said in words, not in those of the payment provider', () => {
  for (const words of Object.values(logsCopy.subscriptionStates)) expect(words).not.toMatch(/_/);
  expect(logsCopy.subscriptionStates.past_due).toBe('Payment failed');
});

test('what becomes of a statement of origin (C2PA) is told alike in article, table, revealer, API and command line', () => {
  const bytes = [...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 1, 97];
  const wrapper = bytes.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16));
  const signed = `Signed.\ufeff${String.fromCodePoint(...wrapper)}`;
  // What is so: it goes, unless somebody asks for it to be kept, as the pages do until somebody decides.
  expect(clean(signed).text).toBe('Signed.');
  expect(clean(signed, { keepProvenance: true }).text).toBe(signed);
  expect(cleaningOptions.keepProvenance.meta()?.default).toBe(false);
  const article = readFileSync(join(import.meta.dirname, 'invisible-article-copy.tsx'), 'utf8');
  expect(article).toContain('the cleaned text keeps it until you decide otherwise');
  expect(article).toMatch(
    /The API and the command line take it out .+, unless they are told to keep it/,
  );
  expect(revealerCopy.provenanceBody).toMatch(
    /keeps it unless you choose .+ so does “Clean Text” on the front page\.$/,
  );
  const row = categoriesCopy.rows.find(({ kind }) => kind.includes('C2PA'));
  expect(row?.fate).toMatch(
    /^Kept here until you decide; the API .+ remove it unless told to keep it$/,
  );
  expect(messageCopy.provenance.body).toContain(
    'Cleaning leaves it in unless you choose otherwise',
  );
  expect(apiOptions.keepProvenance).toContain('Without this it is removed.');
  expect(apiVerbs.clean.says).toContain('goes too, unless `keepProvenance` is set');
  const help = join(import.meta.dirname, '../../../../packages/cli/src/help.ts');
  expect(readFileSync(help, 'utf8')).toContain('which is removed from texts otherwise');
});

test('the choices of the laboratory fit into a list on a phone, without initials', () => {
  for (const choice of [laboratoryCopy.kgw, laboratoryCopy.unigram]) {
    expect(choice.length).toBeLessThanOrEqual(28);
    expect(choice).not.toMatch(/[()]|[A-Z]{2}/);
  }
});
