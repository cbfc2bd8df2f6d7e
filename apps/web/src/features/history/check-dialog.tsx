import { type CheckItem, likelihoodPercent } from '@cleanpaste/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Modal } from '../../components/modal.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { formatDateTime, formatUtcDate } from '../../lib/format.ts';
import { useAccount } from '../accounts/index.ts';
import { handOver } from '../cleaning/index.ts';

/** Which text scored what: the figures of the checked one, and of the fixed one where there is one. */
function Figures({ item }: { item: CheckItem }) {
  const { fixed, before, similarityScore, aiScore } = item;
  const now = { similarity: similarityScore, aiScore };
  const columns = [
    ...(before ? [{ ...before, label: historyCopy.ofChecked }] : []),
    { ...now, label: fixed ? historyCopy.ofFixed : historyCopy.ofChecked },
  ];
  const rows = [
    [historyCopy.similarity, ...columns.map(({ similarity }) => `${similarity}%`)],
    [historyCopy.likelihood, ...columns.map(({ aiScore: score }) => likelihoodPercent(score))],
  ];
  return (
    <table className="w-full text-left text-[0.95rem]">
      {/* A single column is of the text above it, and needs no name. */}
      {columns.length > 1 ? (
        <thead className="text-sm text-soft">
          <tr>
            <td className="pb-1" />
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="pb-1 pl-4 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(([label, ...values]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 align-baseline font-medium">
              {label}
            </th>
            {values.map((value, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={index}
                className="py-2 pl-4 text-right align-baseline tabular-nums"
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was found, in words and numbers; a check from before it was kept has none. */
function Found({ item }: { item: CheckItem }) {
  const { verdict, fixed, aiScore } = item;
  if (!verdict) return null;
  const { band, sourcesFound, passagesCopied } = verdict;
  const title = fixed ? historyCopy.foundAfter : historyCopy.found;
  return (
    <section aria-label={title} className="mb-5">
      <h3 className="mb-1.5 text-sm font-semibold text-soft">{title}</h3>
      <ul className="space-y-1 text-[0.95rem]">
        <li className={passagesCopied > 0 ? 'font-medium text-mark' : ''}>
          {historyCopy.similar(sourcesFound, passagesCopied)}
        </li>
        <li className={band === 'machine' ? 'font-medium text-mark' : ''}>
          {band === null ? historyCopy.noBand : historyCopy.bands[band]}
          {band === 'unclear' && aiScore !== null ? (
            <span className="text-soft">: {historyCopy.between(aiScore)}</span>
          ) : null}
        </li>
      </ul>
    </section>
  );
}

/** So many characters of two texts alike are one beginning. */
const seenTwice = 80;

interface AgainProps {
  /** What is at hand of the text. */
  text: string | null;
  fixedText: string | null;
}

/** Two of them stand beside one another. */
const halfOnPhones = 'max-sm:grow max-sm:px-1.5 max-sm:text-[0.86rem]';

/** The last row: the way to another check, with the text where it is at hand, and to an empty box where it is not. */
function Again({ text, fixedText }: AgainProps) {
  const { data: account } = useAccount();
  const checks = account?.usage.checks;
  const isUsedUp = checks?.limit != null && checks.used >= checks.limit;
  const resetsOn = checks?.resetsAt ? formatUtcDate(checks.resetsAt) : null;
  const note = text === null ? historyCopy.pasteNote : historyCopy.againNote;
  return (
    <>
      <p className="mt-4 text-sm text-pretty text-soft">
        {isUsedUp ? historyCopy.againUsedUp(resetsOn) : note}
        {/* A paid plan has more on the day that is named. */}
        {isUsedUp && account?.plan === 'free' ? (
          <>
            {' '}
            <Link
              to="/pricing"
              className="whitespace-nowrap text-accent underline underline-offset-2"
            >
              {historyCopy.plans}
            </Link>
          </>
        ) : null}
      </p>
      {/* On a phone it stays at hand while the rest is read. */}
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2.5 max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-6 max-sm:py-3">
        <Link
          to="/"
          className={`${buttonClass('quiet')} ${halfOnPhones}`}
          onClick={() => (text === null ? undefined : handOver(text))}
        >
          {text === null ? historyCopy.pasteAgain : historyCopy.again}
        </Link>
        {fixedText === null ? null : (
          <CopyButton
            text={fixedText}
            kind="primary"
            size="normal"
            className={halfOnPhones}
            label={historyCopy.copyFixed}
          />
        )}
      </div>
    </>
  );
}

/** Whether a changed text begins as the checked one does, which then need not be read twice. */
const isSameBeginning = (excerpt: string, fixedText: string | null) =>
  fixedText?.slice(0, seenTwice).trim() === excerpt.slice(0, seenTwice).trim();

/** A text that the excerpt has from beginning to end is at hand too. */
const textAtHand = ({ fixedText, excerpt, fixed }: CheckItem) =>
  fixedText ?? (!fixed && excerpt && !excerpt.endsWith('…') ? excerpt : null);

/** A check as the history kept it: how its text begins, its figures, and the fixed text where there is one. */
export default function CheckDialog({ item, onClose }: { item: CheckItem; onClose: () => void }) {
  const { excerpt, fixedText, createdAt } = item;
  return (
    <Modal
      open
      isWide
      onClose={onClose}
      title={historyCopy.check}
      description={`${historyCopy.checkedAt} ${formatDateTime(createdAt)}`}
    >
      {excerpt && isSameBeginning(excerpt, fixedText) ? null : (
        <section aria-label={historyCopy.beginning} className="mb-5">
          <h3 className="mb-1.5 text-sm font-semibold text-soft">{historyCopy.beginning}</h3>
          {excerpt ? (
            <blockquote className="border-l-2 border-line pl-3 font-serif text-[1.05rem] leading-relaxed [overflow-wrap:anywhere]">
              {excerpt}
            </blockquote>
          ) : (
            <p className="text-soft">{historyCopy.noExcerpt}</p>
          )}
        </section>
      )}
      <Found item={item} />
      <Figures item={item} />
      {fixedText === null ? null : (
        <section className="mt-5">
          <h3 className="mb-1.5 text-sm font-semibold text-soft">{historyCopy.fixedText}</h3>
          <textarea
            readOnly
            aria-label={historyCopy.fixedText}
            value={fixedText}
            rows={8}
            className="more-below [--below:var(--paper)]! block max-h-[24dvh] min-h-24 w-full resize-none [field-sizing:content] rounded-lg border border-line p-4 leading-relaxed"
          />
        </section>
      )}
      <p className="mt-4 text-sm text-pretty text-soft">
        {historyCopy.kept(excerpt !== null, fixedText !== null, Boolean(item.verdict))}{' '}
        {historyCopy.notKept}
      </p>
      <Again text={textAtHand(item)} fixedText={fixedText} />
    </Modal>
  );
}
