import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import * as panel from './admin.ts';
import { featureFlags } from './feature-flags.ts';
import { feedbackBody } from './feedback.ts';
import { adminHealth } from './health.ts';
import * as people from './people.ts';

const { admin } = addresses;

export const feedbackEndpoints = {
  giveFeedback: endpoint(admin.giveFeedback, {
    auth: 'user',
    body: feedbackBody,
    bodyLimit: { bytes: 65_536, message: 'The message is too long.' },
    answer: done,
    limit: { name: 'feedback', calls: 20, seconds: 3600, per: 'address' },
  }),
};

export const flagEndpoints = {
  listFlags: endpoint(admin.listFlags, { auth: 'anyone', answer: featureFlags }),
};

export const adminEndpoints = {
  readMetrics: endpoint(admin.readMetrics, {
    auth: 'admin',
    query: panel.metricsQuery,
    answer: panel.adminMetrics,
  }),
  readShareStatistics: endpoint(admin.readShareStatistics, {
    auth: 'admin',
    answer: panel.shareStatistics,
  }),
  readOperations: endpoint(admin.readOperations, { auth: 'admin', answer: panel.adminOperations }),
  readHealth: endpoint(admin.readHealth, { auth: 'admin', answer: adminHealth }),
  listAllFlags: endpoint(admin.listAllFlags, { auth: 'admin', answer: panel.adminFlags }),
  changeFlag: endpoint(admin.changeFlag, { auth: 'admin', body: panel.flagPatch, answer: done }),
  listFeedback: endpoint(admin.listFeedback, {
    auth: 'admin',
    query: panel.feedbackQuery,
    answer: panel.feedbackPage,
  }),
  moderateFeedback: endpoint(admin.moderateFeedback, {
    auth: 'admin',
    body: panel.feedbackPatch,
    answer: done,
  }),
  listCleanupLogs: endpoint(admin.listCleanupLogs, {
    auth: 'admin',
    query: panel.adminPageQuery,
    answer: panel.cleanupLogPage,
  }),
  listRequestLogs: endpoint(admin.listRequestLogs, {
    auth: 'admin',
    query: panel.requestLogQuery,
    answer: panel.requestLogPage,
  }),
  listAudit: endpoint(admin.listAudit, {
    auth: 'admin',
    query: panel.adminPageQuery,
    answer: panel.auditPage,
  }),
  findPeople: endpoint(admin.findPeople, {
    auth: 'admin',
    body: people.peopleSearch,
    answer: people.peopleFound,
    limit: { name: 'find-people', calls: 120, seconds: 60, per: 'user' },
  }),
  readPerson: endpoint(admin.readPerson, { auth: 'admin', answer: people.person }),
  givePlan: endpoint(admin.givePlan, { auth: 'admin', body: people.planGift, answer: done }),
  takePlan: endpoint(admin.takePlan, { auth: 'admin', body: people.planTaking, answer: done }),
};

export const liveEndpoints = {
  /** `changed` events (`liveEvent`); an id sent back as `Last-Event-ID` brings what was missed. */
  followChanges: endpoint(admin.followChanges, { auth: 'admin', answer: 'events' }),
};
