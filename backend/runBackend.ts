import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import type { AddressProvider } from './addressSearch/createAddressLookup.ts'
import type { Backend } from './answers/Backend.ts'
import type { Api } from './createApi.ts'
import type { PasswordWork } from './customers/passwordHash.ts'
import { createDemoBackend, createStoredBackend } from './createDemoBackend.ts'
import { UnusableData } from './database/sqliteFile.ts'
import { collectPromised } from './checkout/collectPromised.ts'
import { releasePromised } from './checkout/releasePromised.ts'
import { settleMoney } from './checkout/settleMoney.ts'
import { enclosedFiles } from './invoices/enclosedInvoice.ts'
import type { SmtpSettings } from './mails/createSmtpSender.ts'
import { sendDueMails } from './mails/sendDueMails.ts'
import type { MailOutcome } from './mails/sendDueMails.ts'
import type { MollieSettings } from './mollie/requestMollie.ts'
import type { MailFile, SendMail } from './ports/Mails.ts'
import { WrongSetting } from './readSettings.ts'
import type { Settings } from './readSettings.ts'
import { UnusableShop } from './records/readShop.ts'
import { removeExpired } from './retention/removeExpired.ts'
import { checkShop } from './seeding/checkShop.ts'
import { hasSeededShoppers } from './seeding/seedShoppers.ts'
import { releaseExpiredHolds } from './stock/releaseExpiredHolds.ts'
import { runPeriodically } from './server/runPeriodically.ts'
import { EmptyShop } from './shopRecords/watchShopRecords.ts'

/** Exits with one line for the operator. */
const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Calls `work`; invalid settings or data end the process with one line. */
export const orGiveUp = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongSetting || error instanceof UnusableData || error instanceof UnusableShop) return giveUp(error.message)
    throw error
  }
}

/** Finishes pending responses, then ends; open connections are closed after two seconds. */
const closeAtOnce = (server: Server, over: () => void): void => {
  const close = () => {
    server.close(over)
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  // The parent process has ended.
  process.once('disconnect', close)
}

export interface Program<Own extends Settings> {
  /** Called when the backend listens. */
  readonly ready: (address: string) => void
  readonly settings: Own & {
    readonly products?: number
    readonly autoRestock: boolean
    readonly demoAccounts?: boolean
    readonly passwordWork?: PasswordWork
    readonly addressProvider?: AddressProvider
    readonly viesUrl?: string | null
    readonly smtp?: SmtpSettings | null
    readonly mollie?: MollieSettings | null
    readonly hasBackOffice?: boolean
  }
  readonly createFetch: (backend: Backend) => Api
  /** Called with the outcome of each mail. */
  readonly onMail?: (outcome: MailOutcome) => void
  /** Handles the shutdown of the server, after which `over` ends the process; without it signals end it within two seconds. */
  readonly closeOnSignals?: (server: Server, over: () => void) => void
}

const second = 1000
const minute = 60 * second
/** Milliseconds in which background work must end. */
const longestEnd = 10 * second

const removeOldData = async ({ store, now }: Backend, isStopping: () => boolean): Promise<void> => {
  const removed = [...(await removeExpired(store, now(), isStopping))].map(([name, count]) => `${count} ${name}`)
  if (removed.length > 0) process.stdout.write(`Data retention: removed ${removed.join(', ')}.\n`)
}

/** Starts the background work of a process. Returns a function that stops it. */
const startJobs = (backend: Backend, send: SendMail | null, onMail: (outcome: MailOutcome) => void): (() => Promise<void>)[] => {
  const filesOf = (invoiceUid: string): Promise<readonly MailFile[]> => enclosedFiles(backend.invoices, invoiceUid)
  return [
    runPeriodically('Payments and refunds', 5 * second, (isStopping) => settleMoney(backend, isStopping)),
    runPeriodically('Promised payments', minute, (isStopping) => collectPromised(backend, isStopping)),
    runPeriodically('Promises of cancelled orders', minute, (isStopping) => releasePromised(backend, isStopping)),
    runPeriodically('Holds that ran out', minute, () => releaseExpiredHolds(backend)),
    runPeriodically('Payment methods', 10 * minute, () => backend.payments.refreshMethods()),
    runPeriodically('Data retention', 60 * minute, (isStopping) => removeOldData(backend, isStopping)),
    ...(send === null
      ? []
      : [runPeriodically('Mails', 5 * second, (isStopping) => sendDueMails(backend, filesOf, send, onMail, isStopping))]),
  ]
}

/** Opens the shop that the back office wrote; ends the process with one line when it has not done so yet. */
const openStoredBackend = async (settings: Parameters<typeof createStoredBackend>[0]): Promise<Backend> => {
  try {
    return await createStoredBackend(settings)
  } catch (error) {
    if (!(error instanceof EmptyShop)) throw error
    return giveUp(
      'BACK_OFFICE: the database has no products yet. Start the back office first, such as with npm run start:vendure, which fills it.',
    )
  }
}

/** Runs a backend with the demo shop, or with that of the back office, until a signal ends it. If it cannot start it prints one line and exits with code 1. */
export const runBackend = async <Own extends Settings>({
  ready,
  settings,
  createFetch,
  onMail = () => {},
  closeOnSignals = closeAtOnce,
}: Program<Own>): Promise<void> => {
  const { host, port, products = 0, smtp = null, hasBackOffice = false } = settings
  const backend = await orGiveUp(async () => {
    if (hasBackOffice) return openStoredBackend(settings)
    const opened = await createDemoBackend({ ...settings, products })
    // A large catalogue repeats the same rows.
    if (products === 0) checkShop(opened)
    if (settings.demoAccounts === false && (await hasSeededShoppers(opened)))
      process.stderr.write('The data hold the accounts of the demo, whose passwords everybody can read: begin with an empty database.\n')
    return opened
  })
  // Its library is read only where mails are sent, and so that a shop without them starts sooner.
  const send = smtp === null ? null : (await import('./mails/createSmtpSender.ts')).createSmtpSender(smtp)
  const server: ServerType = serve({ fetch: createFetch(backend), hostname: host, port }, () => ready(`http://${host}:${port}`))
  server.on('error', (error: NodeJS.ErrnoException) => {
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken. Stop what uses it, or choose another with API_PORT=4011.`
        : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Change HOST or API_PORT.`,
    )
  })
  const jobs = startJobs(backend, send, onMail)
  closeOnSignals(server as Server, () => {
    // A mail that is not sent in time is retried later.
    setTimeout(() => process.exit(0), longestEnd).unref()
    void Promise.all(jobs.map((stop) => stop()))
      .then(backend.close)
      .finally(() => process.exit(0))
  })
}
