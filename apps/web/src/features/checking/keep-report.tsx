import { type CheckAnswer, type NewReportLink, reportLinkDays } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { toastFinal } from '../../components/final-toast.ts';
import { checkCopy } from '../../copy/check-copy.ts';
import { keepReportCopy as copy } from '../../copy/keep-report-copy.ts';
import { formatDateTime } from '../../lib/format.ts';
import { FinalError, UnreachableError } from '../../lib/request-error.ts';
import { saveFile } from '../cleaning/index.ts';
import { makeLink, makeReport, takeLinkBack } from './keep-report-api.ts';

type Work = 'html' | 'pdf' | 'link';

/** The address of a link that was just made, to be copied or taken back. */
function MadeLink({ link, onTakeBack }: { link: NewReportLink; onTakeBack: () => void }) {
  return (
    <div className="mt-3 rounded-xl border border-line bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-2">
        <textarea
          readOnly
          rows={1}
          value={link.url}
          aria-label={copy.address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 grow basis-60 resize-none rounded-lg border border-line bg-surface px-3 py-2.5 font-mono text-sm leading-normal break-all [field-sizing:content] max-sm:basis-full"
        />
        <CopyButton text={link.url} label={copy.copyLink} />
        <Button kind="ghost" size="small" className="!text-danger" onClick={onTakeBack}>
          {copy.takeBack}
        </Button>
      </div>
      <p className="mt-2 text-sm text-soft" role="status">
        {copy.until(formatDateTime(link.expiresAt))}
      </p>
    </div>
  );
}

const forms = [
  ['html', copy.html],
  ['pdf', copy.pdf],
] as const;

/** What a call throws has words for people; what the browser throws has not. */
const reasonOf = (error: unknown) =>
  error instanceof UnreachableError || error instanceof FinalError || isPlain(error)
    ? error.message
    : copy.notSaved;

const isPlain = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && error.message !== '';

interface KeepReportProps {
  report: CheckAnswer;
  /** The text has changed since. */
  isOld?: boolean;
}

/** A report as a file, and as a link for whoever is shown it. A report of an older server has neither. */
export function KeepReport({ report, isOld = false }: KeepReportProps) {
  const [work, setWork] = useState<Work | null>(null);
  const [made, setMade] = useState<{ report: CheckAnswer; link: NewReportLink } | null>(null);
  if (!report.stamp) return null;
  const link = made?.report === report ? made.link : null;

  async function run(next: Work) {
    setWork(next);
    try {
      if (next === 'link') setMade({ report, link: await makeLink(report) });
      else {
        const { file, name } = await makeReport(report, next);
        saveFile(file, name);
      }
    } catch (error) {
      const said = next === 'link' ? copy.linkFailed : copy.failed;
      toastFinal(`${said} ${reasonOf(error)}`, {
        id: 'keep-report',
        ...(error instanceof FinalError ? {} : { retry: () => void run(next) }),
      });
    } finally {
      setWork(null);
    }
  }

  async function takeBack({ id }: NewReportLink) {
    try {
      await takeLinkBack(id);
      setMade(null);
      toast.success(copy.takenBack);
    } catch {
      toast.error(copy.takeBackFailed);
    }
  }

  return (
    <section aria-label={copy.title} className="border-t border-line pt-5">
      <h3 className="font-semibold">{copy.title}</h3>
      <p className="mt-1 text-sm leading-relaxed text-soft">
        {/* The way to it stands in the row above. */}
        {isOld ? checkCopy.checkFirst.keep : copy.note(reportLinkDays)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {forms.map(([form, label]) => (
          <Button
            key={form}
            kind="quiet"
            size="small"
            disabled={isOld || work !== null}
            onClick={() => void run(form)}
          >
            {work === form ? copy.making : label}
          </Button>
        ))}
        {link ? null : (
          <Button
            kind="quiet"
            size="small"
            disabled={isOld || work !== null}
            onClick={() => void run('link')}
          >
            {work === 'link' ? copy.making : copy.makeLink}
          </Button>
        )}
      </div>
      {link ? <MadeLink link={link} onTakeBack={() => void takeBack(link)} /> : null}
    </section>
  );
}
