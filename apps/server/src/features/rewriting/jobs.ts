import { mask } from '@cleanpaste/core/guard';
import { defineJob } from '../../threads/run-job.ts';
import { judge } from './threads/judge.ts';
import { rewriteOffline } from './threads/offline.ts';
import { judgeParagraphs } from './threads/paragraphs.ts';
import { prepareRewrite } from './threads/prepare.ts';

export const prepareRewriteJob = defineJob('prepare-rewrite', prepareRewrite);
export const rewriteOfflineJob = defineJob('rewrite-offline', rewriteOffline);
export const maskJob = defineJob('mask', mask);
export const judgeJob = defineJob('judge', judge);
export const judgeParagraphsJob = defineJob('judge-paragraphs', judgeParagraphs);

export const rewritingJobs = [
  prepareRewriteJob,
  rewriteOfflineJob,
  maskJob,
  judgeJob,
  judgeParagraphsJob,
];
