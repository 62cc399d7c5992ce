import { setTimeout as pause } from 'node:timers/promises'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { startBackend } from '../../start/startBackend.ts'
import { until } from './killProcesses.ts'
import { startMailSink } from './mailSink.ts'
import type { MailSink } from './mailSink.ts'
import { childrenOf } from './processTimes.ts'

export interface KilledSenders {
  readonly kills: number
  readonly mails: number
  /** Mails that a killed process had begun to send. */
  readonly interrupted: number
  /** Of those, the ones that the mail server had accepted: they were sent twice. */
  readonly twice: number
  readonly findings: readonly string[]
}

/** Mails per round: enough for both processes to be sending when one is killed. */
const perRound = 40
/** Longer than the mail server's delay, and than an attempt. */
const idleMs = 500

const numberOf = (messageId: string): number => Number(/\.(\d+)@/.exec(messageId)?.[1])

const countsOf = ({ accepted }: MailSink): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const messageId of accepted) counts.set(numberOf(messageId), (counts.get(numberOf(messageId)) ?? 0) + 1)
  return counts
}

/**
 * Kills one of two processes (SIGKILL) while both send mails, so many times. Each mail must arrive: once, or twice under one Message-ID where the
 * mail server had accepted it and the process was killed before it recorded that.
 */
export const killSenders = async (schema: FreshSchema, kills: number): Promise<KilledSenders> => {
  const sink = await startMailSink(20)
  const variables = { ...schema.variables, SMTP_URL: sink.url, MAIL_FROM: 'shop@thuishaven.test' }
  const backend = await startBackend({ variables, processes: 2 })
  const numbers = async (sql: string): Promise<readonly number[]> => (await schema.query(sql)).map(({ id }) => Number(id))
  const findings: string[] = []
  const twice = new Set<number>()
  let [mails, interrupted] = [0, 0]
  try {
    const known = new Set(await numbers('SELECT id FROM mail'))
    for (let killed = 0; killed < kills; killed += 1) {
      await until('both processes run', () => childrenOf(backend.pid).length === 2)
      await schema.query(
        `INSERT INTO mail (recipient, subject, body, created_at, next_attempt_at)
         SELECT 'noor@voorbeeld.test', 'Dag', 'Dag', $1::bigint + n, 0 FROM generate_series(1, ${perRound}) AS n`,
        Date.now(),
      )
      mails += perRound
      const before = sink.accepted.length
      const afterMails = Math.random() * (perRound / 2)
      await until('mails are sent', () => sink.accepted.length > before + afterMails && sink.receiving() > 0)
      await pause(Math.random() * 20)
      const victims = childrenOf(backend.pid)
      process.kill(victims[Math.floor(Math.random() * victims.length)] ?? Number.NaN, 'SIGKILL')
      await until('no mail is due', async () => (await numbers(`SELECT id FROM mail WHERE next_attempt_at <= ${Date.now()}`)).length === 0)
      await pause(idleMs)
      const left = await numbers('SELECT id FROM mail WHERE next_attempt_at IS NOT NULL')
      if (left.length > 1) findings.push(`one process was killed and ${left.length} mails were interrupted`)
      interrupted += left.length
      for (const id of left) if (countsOf(sink).has(id)) twice.add(id)
      // Instead of waiting two minutes until a mail without a result is retried.
      await schema.query('UPDATE mail SET next_attempt_at = 0 WHERE next_attempt_at IS NOT NULL')
      await until('what was interrupted is sent', async () => (await numbers('SELECT id FROM mail WHERE sent_at IS NULL')).length === 0)
    }
    const counts = countsOf(sink)
    for (const id of (await numbers('SELECT id FROM mail')).filter((each) => !known.has(each))) {
      const [times, expected] = [counts.get(id) ?? 0, twice.has(id) ? 2 : 1]
      if (times !== expected) findings.push(`mail ${id} arrived ${times} times instead of ${expected}`)
    }
    if (new Set(sink.accepted).size !== counts.size) findings.push('a mail that was sent again had another Message-ID')
    return { kills, mails, interrupted, twice: twice.size, findings }
  } finally {
    await backend.stop()
    await sink.stop()
  }
}
