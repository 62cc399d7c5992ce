/*
 * A customer has one owner: Vendure. The backend's tables `customer`, `address` and `customer_terms` are views of Vendure's that can be written, so the backend's
 * statements stay as they are. In each text `shop` and `vendure` stand for the schemas.
 */

/** Takes over who is in the tables, once. */
export const takeOver = `
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'shop' AND tablename = 'customer') THEN
    ALTER TABLE shop.customer RENAME TO customer_before;
    ALTER TABLE shop.address RENAME TO address_before;
  END IF;
  IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'shop' AND tablename = 'customer_terms') THEN
    ALTER TABLE shop.customer_terms RENAME TO customer_terms_before;
  END IF;
END $$;
`

export const views = `
CREATE OR REPLACE VIEW shop.customer AS
  SELECT c."customFieldsUid"::text AS id, c."customFieldsNumber"::text AS number, c."emailAddress"::text AS email,
    coalesce(nullif(m."passwordHash", ''), 'unset ' || c."customFieldsUid")::text AS password, CASE WHEN c."customFieldsIsactive" THEN 'active' ELSE 'inactive' END AS status,
    c."firstName"::text AS first_name, c."lastName"::text AS last_name, c."customFieldsCompanyname"::text AS company_name,
    c."customFieldsCocnumber"::text AS coc_number, c."customFieldsVatnumber"::text AS vat_number, c."customFieldsReference"::text AS reference,
    coalesce(c."phoneNumber", '')::text AS phone_number,
    coalesce((SELECT a."customFieldsAddressid" FROM vendure.address a
      WHERE a."customerId" = c.id AND a."defaultShippingAddress" AND NOT a."customFieldsIsinvoice" ORDER BY a.id LIMIT 1),
      c."customFieldsDefaultaddressid")::text AS default_address_id,
    c."customFieldsLanguage"::text AS language
  FROM vendure.customer c JOIN vendure."user" u ON u.id = c."userId"
    LEFT JOIN vendure.authentication_method m ON m."userId" = u.id AND m.type = 'NativeAuthenticationMethod'
  WHERE c."deletedAt" IS NULL AND u."deletedAt" IS NULL;

CREATE OR REPLACE VIEW shop.address AS
  SELECT a."customFieldsAddressid"::text AS id, a."customFieldsUid"::text AS uid, c."customFieldsUid"::text AS customer_id,
    CASE WHEN a."customFieldsIsinvoice" THEN 'invoice' ELSE 'delivery' END AS kind,
    coalesce(a."customFieldsPosition", a.id)::bigint AS position,
    coalesce(a."customFieldsFields", json_build_object(
      'companyName', a.company, 'countryCode', coalesce(r.code, 'NL'),
      'firstName', split_part(a."fullName", ' ', 1), 'lastName', trim(substr(a."fullName", length(split_part(a."fullName", ' ', 1)) + 1)),
      'zipCode', a."postalCode", 'houseNumber', coalesce(substring(a."streetLine1" from '\\s(\\d+)'), ''),
      'houseNumberAddition', trim(coalesce(substring(a."streetLine1" from '\\s\\d+(.*)$'), '')),
      'streetName', regexp_replace(a."streetLine1", '\\s+\\d.*$', ''), 'city', a.city)::text) AS json
  FROM vendure.address a JOIN vendure.customer c ON c.id = a."customerId" LEFT JOIN vendure.region r ON r.id = a."countryId"
  WHERE c."deletedAt" IS NULL;

CREATE OR REPLACE VIEW shop.customer_terms AS
  SELECT c."customFieldsUid"::text AS customer_id, CASE WHEN c."customFieldsOnaccount" THEN 1 ELSE 0 END::bigint AS on_account,
    c."customFieldsCreditlimit"::bigint AS credit_limit
  FROM vendure.customer c WHERE c."deletedAt" IS NULL;
`

export const functions = `
-- Who is added in Vendure gets what the shop needs.
CREATE OR REPLACE FUNCTION vendure.complete_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."customFieldsUid" := coalesce(NEW."customFieldsUid", 'customer-' || gen_random_uuid());
  IF NEW."customFieldsNumber" IS NULL OR EXISTS (SELECT FROM vendure.customer WHERE "customFieldsNumber" = NEW."customFieldsNumber") THEN
    NEW."customFieldsNumber" := (SELECT coalesce(max("customFieldsNumber"::bigint), 100000) + 1 FROM vendure.customer);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION vendure.complete_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW."customFieldsAddressid" := coalesce(NEW."customFieldsAddressid", 'address-' || gen_random_uuid());
    NEW."customFieldsUid" := coalesce(NEW."customFieldsUid", 'uid-' || gen_random_uuid());
  ELSIF NEW."customFieldsFields" IS NOT DISTINCT FROM OLD."customFieldsFields" AND
    (NEW."fullName", NEW.company, NEW."streetLine1", NEW.city, NEW."postalCode", NEW."countryId") IS DISTINCT FROM
    (OLD."fullName", OLD.company, OLD."streetLine1", OLD.city, OLD."postalCode", OLD."countryId") THEN
    -- The merchant changed it.
    NEW."customFieldsFields" := NULL;
  END IF;
  RETURN NEW;
END $$;

-- Links in mails are signed with what is kept of the password, which must be secret where there is none.
CREATE OR REPLACE FUNCTION vendure.complete_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.type = 'NativeAuthenticationMethod' AND coalesce(NEW."passwordHash", '') = '' THEN
    NEW."passwordHash" := 'unset ' || gen_random_uuid();
  END IF;
  RETURN NEW;
END $$;

-- Who is deleted, wherever, is signed out and forgotten. Orders stay, and with them a customer without a name.
CREATE OR REPLACE FUNCTION vendure.forget_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shop.session WHERE customer_id = OLD."customFieldsUid";
  DELETE FROM shop.passkey WHERE customer_id = OLD."customFieldsUid";
  DELETE FROM shop.one_time_token WHERE customer_id = OLD."customFieldsUid";
  DELETE FROM shop.unverified_email WHERE customer_id = OLD."customFieldsUid";
  DELETE FROM vendure.address WHERE "customerId" = OLD.id;
  DELETE FROM vendure.history_entry WHERE "customerId" = OLD.id;
  DELETE FROM vendure.customer_groups_customer_group WHERE "customerId" = OLD.id;
  DELETE FROM vendure.session WHERE "userId" = OLD."userId";
  DELETE FROM vendure.authentication_method WHERE "userId" = OLD."userId";
  UPDATE vendure."user" SET identifier = 'removed-' || id WHERE id = OLD."userId";
  NEW.title := NULL;
  NEW."firstName" := '';
  NEW."lastName" := '';
  NEW."phoneNumber" := NULL;
  NEW."emailAddress" := 'removed-' || OLD.id || '@removed.invalid';
  NEW."customFieldsCompanyname" := '';
  NEW."customFieldsCocnumber" := '';
  NEW."customFieldsVatnumber" := '';
  NEW."customFieldsReference" := '';
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION shop.write_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE known vendure.customer; made integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO vendure."user" (identifier, verified) VALUES (NEW.email, true) RETURNING id INTO made;
    INSERT INTO vendure.user_roles_role ("userId", "roleId") SELECT made, id FROM vendure.role WHERE code = '__customer_role__';
    INSERT INTO vendure.authentication_method (identifier, "passwordHash", type, "userId")
      VALUES (NEW.email, NEW.password, 'NativeAuthenticationMethod', made);
    INSERT INTO vendure.customer ("firstName", "lastName", "phoneNumber", "emailAddress", "userId", "customFieldsUid", "customFieldsNumber",
        "customFieldsIsactive", "customFieldsCompanyname", "customFieldsCocnumber", "customFieldsVatnumber", "customFieldsReference",
        "customFieldsLanguage", "customFieldsDefaultaddressid")
      VALUES (NEW.first_name, NEW.last_name, NEW.phone_number, NEW.email, made, NEW.id, NEW.number, NEW.status = 'active', NEW.company_name,
        NEW.coc_number, NEW.vat_number, NEW.reference, coalesce(NEW.language, 'nld'), NEW.default_address_id) RETURNING id INTO made;
    INSERT INTO vendure.customer_channels_channel ("customerId", "channelId") SELECT made, id FROM vendure.channel WHERE code = '__default_channel__';
    RETURN NEW;
  END IF;
  SELECT * INTO known FROM vendure.customer WHERE "customFieldsUid" = OLD.id;
  IF TG_OP = 'UPDATE' THEN
    UPDATE vendure.customer SET "firstName" = NEW.first_name, "lastName" = NEW.last_name, "phoneNumber" = NEW.phone_number,
      "emailAddress" = NEW.email, "customFieldsIsactive" = NEW.status = 'active', "customFieldsCompanyname" = NEW.company_name,
      "customFieldsCocnumber" = NEW.coc_number, "customFieldsVatnumber" = NEW.vat_number, "customFieldsReference" = NEW.reference,
      "customFieldsLanguage" = NEW.language, "customFieldsDefaultaddressid" = NEW.default_address_id, "updatedAt" = now() WHERE id = known.id;
    IF NEW.email <> OLD.email THEN
      UPDATE vendure."user" SET identifier = NEW.email WHERE id = known."userId";
      UPDATE vendure.authentication_method SET identifier = NEW.email WHERE "userId" = known."userId";
    END IF;
    IF NEW.password <> OLD.password THEN
      UPDATE vendure.authentication_method SET "passwordHash" = NEW.password WHERE "userId" = known."userId" AND type = 'NativeAuthenticationMethod';
      IF NOT FOUND THEN
        INSERT INTO vendure.authentication_method (identifier, "passwordHash", type, "userId")
          VALUES (NEW.email, NEW.password, 'NativeAuthenticationMethod', known."userId");
      END IF;
    END IF;
    IF NEW.default_address_id IS DISTINCT FROM OLD.default_address_id THEN
      UPDATE vendure.address SET "defaultShippingAddress" = "customFieldsAddressid" IS NOT DISTINCT FROM NEW.default_address_id
        WHERE "customerId" = known.id AND NOT "customFieldsIsinvoice";
    END IF;
    RETURN NEW;
  END IF;
  UPDATE vendure.customer SET "deletedAt" = now() WHERE id = known.id;
  UPDATE vendure."user" SET "deletedAt" = now() WHERE id = known."userId";
  RETURN OLD;
END $$;

CREATE OR REPLACE FUNCTION shop.write_customer_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE vendure.customer SET "customFieldsOnaccount" = false, "customFieldsCreditlimit" = NULL WHERE "customFieldsUid" = OLD.customer_id;
    RETURN OLD;
  END IF;
  UPDATE vendure.customer SET "customFieldsOnaccount" = NEW.on_account = 1, "customFieldsCreditlimit" = NEW.credit_limit WHERE "customFieldsUid" = NEW.customer_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION shop.write_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner integer; country integer; written json;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM vendure.address WHERE "customFieldsAddressid" = OLD.id;
    RETURN OLD;
  END IF;
  -- JSON may have this character, a text of Postgres may not.
  written := replace(NEW.json, '\\u0000', '')::json;
  SELECT id INTO country FROM vendure.region WHERE code = written->>'countryCode' AND type = 'country';
  IF TG_OP = 'INSERT' THEN
    SELECT id INTO owner FROM vendure.customer WHERE "customFieldsUid" = NEW.customer_id;
    INSERT INTO vendure.address ("customerId", "customFieldsAddressid", "customFieldsUid", "customFieldsPosition", "customFieldsIsinvoice",
        "customFieldsFields", "fullName", company, "streetLine1", "streetLine2", city, province, "postalCode", "phoneNumber", "countryId",
        "defaultShippingAddress", "defaultBillingAddress")
      VALUES (owner, NEW.id, NEW.uid, NEW.position, NEW.kind = 'invoice', NEW.json, trim(concat(written->>'firstName', ' ', written->>'lastName')),
        coalesce(written->>'companyName', ''), trim(concat(written->>'streetName', ' ', written->>'houseNumber', written->>'houseNumberAddition')), '',
        coalesce(written->>'city', ''), '', coalesce(written->>'zipCode', ''), '', country,
        coalesce(NEW.kind = 'delivery' AND NEW.id = (SELECT "customFieldsDefaultaddressid" FROM vendure.customer WHERE id = owner), false), NEW.kind = 'invoice');
  ELSE
    UPDATE vendure.address SET "customFieldsFields" = NEW.json, "fullName" = trim(concat(written->>'firstName', ' ', written->>'lastName')),
      company = coalesce(written->>'companyName', ''),
      "streetLine1" = trim(concat(written->>'streetName', ' ', written->>'houseNumber', written->>'houseNumberAddition')),
      city = coalesce(written->>'city', ''), "postalCode" = coalesce(written->>'zipCode', ''), "countryId" = country, "updatedAt" = now()
      WHERE "customFieldsAddressid" = OLD.id;
  END IF;
  RETURN NEW;
END $$;
`

export const triggers = `
-- One account an address, however it is written, as in the backend's own table.
DROP INDEX IF EXISTS vendure.customer_email;
CREATE UNIQUE INDEX customer_email ON vendure.customer (lower("emailAddress")) WHERE "deletedAt" IS NULL AND "userId" IS NOT NULL;
CREATE OR REPLACE TRIGGER complete_customer BEFORE INSERT ON vendure.customer FOR EACH ROW EXECUTE FUNCTION vendure.complete_customer();
CREATE OR REPLACE TRIGGER complete_address BEFORE INSERT OR UPDATE ON vendure.address FOR EACH ROW EXECUTE FUNCTION vendure.complete_address();
CREATE OR REPLACE TRIGGER complete_password BEFORE INSERT ON vendure.authentication_method FOR EACH ROW EXECUTE FUNCTION vendure.complete_password();
CREATE OR REPLACE TRIGGER forget_customer BEFORE UPDATE OF "deletedAt" ON vendure.customer FOR EACH ROW
  WHEN (OLD."deletedAt" IS NULL AND NEW."deletedAt" IS NOT NULL) EXECUTE FUNCTION vendure.forget_customer();
CREATE OR REPLACE TRIGGER write_customer INSTEAD OF INSERT OR UPDATE OR DELETE ON shop.customer FOR EACH ROW EXECUTE FUNCTION shop.write_customer();
CREATE OR REPLACE TRIGGER write_customer_terms INSTEAD OF INSERT OR UPDATE OR DELETE ON shop.customer_terms
  FOR EACH ROW EXECUTE FUNCTION shop.write_customer_terms();
CREATE OR REPLACE TRIGGER write_address INSTEAD OF INSERT OR UPDATE OR DELETE ON shop.address FOR EACH ROW EXECUTE FUNCTION shop.write_address();
`

/** Who was taken over becomes a customer of Vendure; after that the old tables go. */
export const moveIn = `
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'shop' AND tablename = 'customer_before') THEN
    INSERT INTO shop.customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number, reference,
        phone_number, language)
      SELECT id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number, reference, phone_number, language
      FROM shop.customer_before;
    INSERT INTO shop.address (id, uid, customer_id, kind, position, json)
      SELECT id, uid, customer_id, kind, position, json FROM shop.address_before ORDER BY position;
    UPDATE shop.customer SET default_address_id = (SELECT default_address_id FROM shop.customer_before WHERE customer_before.id = customer.id)
      WHERE id IN (SELECT id FROM shop.customer_before);
    DROP TABLE shop.customer_before;
    DROP TABLE shop.address_before;
  END IF;
  IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'shop' AND tablename = 'customer_terms_before') THEN
    UPDATE vendure.customer SET "customFieldsOnaccount" = true, "customFieldsCreditlimit" = terms.credit_limit
      FROM shop.customer_terms_before terms WHERE "customFieldsUid" = terms.customer_id AND terms.on_account = 1;
    DROP TABLE shop.customer_terms_before;
  END IF;
END $$;
`
