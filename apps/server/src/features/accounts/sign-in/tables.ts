import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts. The sign-in library keeps this table, `sessions`, `identities` and `verifications`. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    // Ordered by bytes, so that beginnings of addresses are found in it whatever the database's language.
    index('users_email_beginning').on(sql`${t.email} collate "C"`),
    index('users_created').on(t.createdAt),
  ],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Sessions. The token is kept as a hash: what is read here signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    /** Asked for by the library and left empty: addresses are not stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.token), index('sessions_user').on(t.userId)],
);

/** Ways of signing in: one row a provider and account; passwords as scrypt hashes. */
export const identities = pgTable(
  'identities',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer'),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('identities_provider_account').on(t.providerId, t.accountId),
    index('identities_user').on(t.userId),
  ],
);

/** States of sign-ins under way and tokens of password resets. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('verifications_identifier').on(t.identifier),
    index('verifications_expiry').on(t.expiresAt),
  ],
);

/** Codes of the callback page: used once, for a minute, by the browser that began. Only hashes are kept. */
export const authCodes = pgTable('auth_codes', {
  codeHash: text('code_hash').primaryKey(),
  flowHash: text('flow_hash').notNull(),
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  returnTo: text('return_to'),
  expiresAt: moment('expires_at').notNull(),
});

/** What the product itself knows of an account. */
export const userMetadata = pgTable('user_metadata', {
  userId: userId().primaryKey(),
  lastLogin: moment('last_login').notNull(),
  isPaid: boolean('is_paid').notNull().default(false),
  keepHistory: boolean('keep_history').notNull().default(true),
});
