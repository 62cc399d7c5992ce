import type { Migration } from '../Migration.ts'

/** Companies whose members order together, and orders that wait for an approval. */
export const companies: Migration = {
  number: 26,
  name: 'companies',
  sql: () => `
-- Its name and terms are those of the customer who founded it. approval_above: whole cents including VAT; null: no order needs an approval.
CREATE TABLE company (uid TEXT PRIMARY KEY, founder_id TEXT NOT NULL UNIQUE, approval_above BIGINT, created_at BIGINT NOT NULL);
-- customer_id: null until the invitation is accepted. token: SHA-256 of the one in the link; null once it is accepted. given_details: 1 when the customer
-- was given the company's name and numbers with it.
CREATE TABLE company_member (
  uid TEXT PRIMARY KEY, company_uid TEXT NOT NULL, customer_id TEXT UNIQUE, email TEXT NOT NULL, role TEXT NOT NULL, token TEXT UNIQUE,
  expires_at BIGINT, added_at BIGINT NOT NULL, given_details BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX company_member_company ON company_member (company_uid);
-- fingerprint: of what is to be ordered; anything else needs an approval of its own. contents: JSON of what the approver reads.
-- status: waiting, approved or refused. order_uid: the order that it became.
CREATE TABLE approval_request (
  uid TEXT PRIMARY KEY, company_uid TEXT NOT NULL, customer_id TEXT NOT NULL, cart_uid TEXT NOT NULL, fingerprint TEXT NOT NULL,
  contents TEXT NOT NULL, total_incl BIGINT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL, order_uid TEXT,
  requested_at BIGINT NOT NULL, decided_at BIGINT, decided_by TEXT
);
CREATE INDEX approval_request_company ON approval_request (company_uid);
CREATE INDEX approval_request_customer ON approval_request (customer_id);
-- null: not the order of a company with members.
ALTER TABLE purchase ADD COLUMN company_uid TEXT;
CREATE INDEX purchase_company ON purchase (company_uid) WHERE company_uid IS NOT NULL;
`,
}
