import type { Migration } from '../Migration.ts'

/** Signing in without a password: mailed links, addresses that are not verified, passkeys. */
export const signIn: Migration = {
  number: 23,
  name: 'sign-in',
  sql: () => `
-- Accounts of whose e-mail address nobody has shown yet that it is theirs. Accounts of before are not among them.
CREATE TABLE unverified_email (customer_id TEXT PRIMARY KEY);
-- Secrets that work once, each as a hash.
CREATE TABLE one_time_token (hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, customer_id TEXT NOT NULL, subject TEXT NOT NULL, expires_at BIGINT NOT NULL);
CREATE INDEX one_time_token_expires ON one_time_token (expires_at);
CREATE TABLE passkey (
  id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL,
  name TEXT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT);
CREATE INDEX passkey_customer ON passkey (customer_id);
ALTER TABLE session ADD COLUMN opened_at BIGINT NOT NULL DEFAULT 0;
`,
}
