import { defineJob } from '../../threads/run-job.ts';
import { compareTexts } from './threads/compare-texts.ts';
import { drawReport } from './threads/draw-report.ts';
import { fingerprintText } from './threads/fingerprint.ts';
import { judgeText } from './threads/judge-text.ts';

export const fingerprintJob = defineJob('fingerprint', fingerprintText);
export const judgeTextJob = defineJob('judge-text', judgeText);
export const compareTextsJob = defineJob('compare-texts', compareTexts);
export const drawReportJob = defineJob('draw-report', drawReport);

export const checkingJobs = [fingerprintJob, judgeTextJob, compareTextsJob, drawReportJob];
