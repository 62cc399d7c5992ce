import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError, Pool, types as builtinTypes } from 'pg'
import type { CustomTypesConfig, PoolClient, QueryConfig, QueryResult } from 'pg'
import { UnusableData } from '../database/sqliteFile.ts'
import type { Row, Value } from '../database/row.ts'
import { migrations, migrationsAfter, migrationTable } from './migrations.ts'
import { connectListener } from './postgresListener.ts'
import { numberedPlaceholders } from './placeholders.ts'
import { codeOf, createListeners, OutsideTransaction, StoreUnavailable } from './Store.ts'
import type { Migration, Words } from './Migration.ts'
import type { Store } from './Store.ts'

export interface PostgresSettings {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** Schema of the store's tables; another program may share the database. */
  readonly schema: string
  /** Most connections of this process. */
  readonly poolSize: number
  /** Milliseconds after which a connection, a statement or an idle transaction is given up. */
  readonly timeoutMs: number
}

/** Types of Postgres that are whole numbers here: amounts in cents and milliseconds fit (BIGINT), and so do their sums (NUMERIC). */
const wholeNumbers: ReadonlySet<number> = new Set([builtinTypes.builtins.INT8, builtinTypes.builtins.NUMERIC])

const types: CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof builtinTypes.getTypeParser>[0], format?: 'text' | 'binary') =>
    wholeNumbers.has(oid) ? Number : builtinTypes.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
}

const logLine = (error: Error): void => void process.stderr.write(`Postgres: ${error.message}\n`)

/** Connections to Postgres. One that breaks is replaced by the next question, and never ends the program. */
export const createPostgresPool = ({ url, schema, poolSize, timeoutMs }: PostgresSettings): Pool => {
  const pool = new Pool({
    connectionString: url,
    // A scan of a whole table counts as having read all its rows, and what others write to any of them then gets in the way.
    options: `-c search_path=${schema} -c enable_seqscan=off`,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // For a server that does not even say that it is too late.
    query_timeout: timeoutMs + 1000,
    keepAlive: true,
    idle_in_transaction_session_timeout: timeoutMs,
    pipeline: true,
    types,
  })
  pool.on('error', logLine)
  pool.on('connect', (client) => client.on('error', logLine))
  return pool
}

/** Postgres cannot keep the character 0 in a text. */
const storable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

/** By statement: its text for Postgres, and the name under which each connection prepares it once. */
const prepared = new Map<string, { readonly name: string; readonly text: string }>()
const preparedOf = (sql: string): { readonly name: string; readonly text: string } => {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  const statement = { name: `s${prepared.size}`, text: numberedPlaceholders(sql) }
  prepared.set(sql, statement)
  return statement
}

type Statements = Pick<Store, 'all' | 'get' | 'run'>

const queryOf = (sql: string, values: readonly Value[]): QueryConfig => ({ ...preparedOf(sql), values: values.map(storable) })

const statementsOver = (send: (query: QueryConfig) => Promise<QueryResult<Row>>): Statements => ({
  all: async (sql, ...values) => (await send(queryOf(sql, values))).rows,
  get: async (sql, ...values) => (await send(queryOf(sql, values))).rows[0] ?? null,
  run: async (sql, ...values) => (await send(queryOf(sql, values))).rowCount ?? 0,
})

/**
 * Another transaction interfered: serialization failure, deadlock, or a row that was not there when it was looked for and is now. What is done
 * again sees it.
 */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505'])

/** A newer program changed the columns of a table: what this connection has prepared can be used no more, on another it can. */
const outdated = '0A000'

/** How often a transaction is tried again. */
const mostRetries = 20

/** Milliseconds before a retry, spread so that those who met do not meet again. */
const retryPause = (tries: number): number => Math.random() * Math.min(200, 4 * 2 ** tries)

/**
 * Connection lost, too many connections, out of resources, shutting down or starting (SQLSTATE classes 08, 53, 57; 57 has the time-out of a
 * statement too). What is no error of the database itself is one of the connection to it.
 */
const isUnavailable = (error: unknown): boolean => !(error instanceof DatabaseError) || /^(?:08|53|57)/.test(error.code ?? '')

/** Waits for Postgres; throws StoreUnavailable when it cannot be reached. */
const reaching = async <Result>(result: Promise<Result>): Promise<Result> => {
  try {
    return await result
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error
  }
}

/** Transactions are serializable: they need no locks to be right, and one that others got in the way of runs again. */
const createPostgresStore = (pool: Pool, settings: PostgresSettings): Store => {
  const inside = new AsyncLocalStorage<true>()
  const listeners = createListeners()
  /** Marks messages as this program's own: they are delivered before their notification arrives. */
  const sender = randomUUID()
  let listening: Promise<() => Promise<void>> | null = null
  const notify = async ({ get }: Statements, topic: string, message: string): Promise<void> => {
    await get('SELECT pg_notify(?, ?)', settings.schema, JSON.stringify([sender, topic, message]))
  }
  const receive = async (payload: string | null): Promise<void> => {
    if (payload === null) return listeners.startAnew()
    const [from, topic, message] = JSON.parse(payload) as [string, string, string]
    if (from !== sender) await listeners.deliver([[topic, message]])
  }
  const outside = (): void => {
    if (inside.getStore() === true) throw new OutsideTransaction()
  }
  const attempt = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const messages: [topic: string, message: string][] = []
    const client = await reaching(pool.connect())
    let isOpen = true
    /** Goes in one packet with the next statement that is waited for, because each packet costs as much as a statement. */
    let waiting: (string | QueryConfig)[] = []
    const add = (query: string | QueryConfig): void => {
      if (!isOpen) throw new Error('The transaction has ended')
      waiting.push(query)
    }
    const send = async (query: string | QueryConfig): Promise<QueryResult<Row>> => {
      add(query)
      const queries = waiting
      waiting = []
      const { stream } = client.connection
      stream.cork()
      const results = queries.map((each) => client.query<Row>(each))
      stream.uncork()
      return (await reaching(Promise.all(results))).at(-1)!
    }
    const statements = statementsOver(send)
    const store: Store = {
      ...statements,
      runLater: async (sql, ...values) => add(queryOf(sql, values)),
      transaction: (inner) => inner(store),
      announce: async (topic, message) => {
        await notify(statements, topic, message)
        messages.push([topic, message])
      },
      listen: () => Promise.reject(new OutsideTransaction()),
      close: () => Promise.reject(new OutsideTransaction()),
    }
    let broken: Error | undefined
    let result: Result
    try {
      add('BEGIN ISOLATION LEVEL SERIALIZABLE')
      result = await inside.run(true, () => work(store))
      await send('COMMIT')
    } catch (error) {
      isOpen = false
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error(String(lost))
      })
      if (codeOf(error) === outdated) broken = error as Error
      throw error
    } finally {
      isOpen = false
      client.release(broken)
    }
    await listeners.deliver(messages)
    return result
  }
  const statements = statementsOver(async (query) => {
    outside()
    for (let left = settings.poolSize; ; left -= 1) {
      try {
        return await reaching(pool.query<Row>(query))
      } catch (error) {
        // The pool drops the connection of a statement that failed.
        if (left === 0 || codeOf(error) !== outdated) throw error
      }
    }
  })
  return {
    ...statements,
    runLater: async (sql, ...values) => void (await statements.run(sql, ...values)),
    transaction: async (work) => {
      outside()
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          const code = codeOf(error)
          if (tries >= mostRetries || !(conflicts.has(code) || code === outdated)) throw error
          await pause(retryPause(tries))
        }
      }
    },
    announce: async (topic, message) => {
      await notify(statements, topic, message)
      await listeners.deliver([[topic, message]])
    },
    listen: async (topic, listener) => {
      listeners.add(topic, listener)
      listening ??= connectListener({ ...settings, channel: settings.schema }, receive)
      await listening
    },
    close: async () => {
      const stop = await listening?.catch(() => null)
      await stop?.()
      await pool.end()
    },
  }
}

/** Any number; programs that migrate the same database at once wait for each other by it. 'Thui' in ASCII. */
const migrationLock = 0x54687569

const words: Words = {
  numbered: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
  bytes: 'BYTEA',
  quoted: (column) => `to_json(${column})::text`,
  immutable: (table) => `CREATE OR REPLACE FUNCTION ${table}_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM setting WHERE name = 'resetting') THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Rows of ${table} are never changed';
END $$;
CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_is_immutable();
CREATE TRIGGER ${table}_stays BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_is_immutable();`,
}

/** A connection in an open transaction, which finds the tables of its schema by their names. */
type Client = Pick<PoolClient, 'query'>

/** The migrations that the tables of a schema have not seen. Who else migrates waits until the transaction ends. Throws UnusableData when they are newer. */
export const pendingMigrations = async (client: Client, schema: string, known: readonly Migration[]): Promise<readonly Migration[]> => {
  await client.query(`SELECT pg_advisory_xact_lock(${migrationLock}); CREATE SCHEMA IF NOT EXISTS ${schema}; ${migrationTable}`)
  const { rows } = await client.query<Row>('SELECT coalesce(max(number), 0) AS last FROM migration')
  return migrationsAfter(Number(rows[0]?.['last'] ?? 0), `DATABASE_URL: schema ${schema}`, known)
}

/** Runs pending migrations. */
export const runMigrations = async (client: Client, pending: readonly Migration[]): Promise<void> => {
  for (const { number, name, sql } of pending) {
    await client.query(sql(words))
    await client.query('INSERT INTO migration (number, name, ran_at) VALUES ($1, $2, $3)', [number, name, Date.now()])
  }
}

/** A table cannot be changed because it is a view, such as those of a back office. */
const notATable = '42809'

const migratePostgres = async (pool: Pool, schema: string, known: readonly Migration[]): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await runMigrations(client, await pendingMigrations(client, schema, known))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (codeOf(error) !== notATable) throw error
    throw new UnusableData(
      `DATABASE_URL: this version changes tables of schema ${schema} that are the back office's. Start the back office of this version first; nothing was changed.`,
    )
  } finally {
    client.release()
  }
}

/**
 * The store in Postgres, with its tables. Throws UnusableData when it cannot be reached, is newer than the program, or must be migrated by the back
 * office.
 */
export const openPostgresStore = async (settings: PostgresSettings, known: readonly Migration[] = migrations): Promise<Store> => {
  const pool = createPostgresPool(settings)
  try {
    await migratePostgres(pool, settings.schema, known)
  } catch (error) {
    await pool.end()
    if (error instanceof UnusableData) throw error
    throw new UnusableData(`DATABASE_URL: the database cannot be used (${error instanceof Error ? error.message : 'unknown reason'}).`)
  }
  return createPostgresStore(pool, settings)
}
