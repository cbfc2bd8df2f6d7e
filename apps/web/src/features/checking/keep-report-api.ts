import {
  addresses,
  type CheckAnswer,
  type NewReportLink,
  type ReportFormat,
} from '@cleanpaste/contract';
import { call } from '../../lib/call.ts';

const { checking } = addresses;

/** The file of a report, and its name. */
export async function makeReport(check: CheckAnswer, format: ReportFormat) {
  const answer = await call(checking.makeReport, { body: { check, format } });
  const bytes = Uint8Array.from(atob(answer.base64), (unit) => unit.charCodeAt(0));
  return { name: answer.fileName, file: new Blob([bytes], { type: answer.mediaType }) };
}

export const makeLink = (check: CheckAnswer): Promise<NewReportLink> =>
  call(checking.createReportLink, { body: { check } });

export const takeLinkBack = (id: string) => call(checking.revokeReportLink, { params: { id } });

export const listLinks = async (signal: AbortSignal) =>
  (await call(checking.listReportLinks, { signal })).links;
