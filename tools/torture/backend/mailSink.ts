import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { root } from '../../build/sources.ts'

interface SmtpServer {
  readonly server: Server
  readonly on: (event: 'error', listener: () => void) => void
  readonly listen: (port: number, host: string) => void
  readonly close: (done: () => void) => void
}
const { SMTPServer } = createRequire(join(root, 'backend/package.json'))('smtp-server') as {
  readonly SMTPServer: new (options: {
    readonly authOptional: boolean
    readonly disabledCommands: readonly string[]
    readonly onData: (stream: Readable, session: unknown, done: () => void) => void
  }) => SmtpServer
}

/** A mail server that accepts everything and delivers nothing. */
export interface MailSink {
  readonly url: string
  /** Mails received completely and not accepted yet. */
  readonly receiving: () => number
  /** The accepted Message-IDs, in order; also of senders that disconnected before the response, as with real mail servers. */
  readonly accepted: readonly string[]
  readonly stop: () => Promise<void>
}

/** @param delayMs maximum milliseconds before a mail is accepted */
export const startMailSink = async (delayMs: number): Promise<MailSink> => {
  const accepted: string[] = []
  let receiving = 0
  const take = async (stream: Readable, done: () => void): Promise<void> => {
    const source = await text(stream)
    receiving += 1
    await pause(Math.random() * delayMs)
    receiving -= 1
    accepted.push(/^message-id: *(<[^>]+>)/im.exec(source)?.[1] ?? 'none')
    done()
  }
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A sender that is killed while sending leaves an incomplete mail.
    onData: (stream, _session, done) => void take(stream, done).catch(() => {}),
  })
  sink.on('error', () => {})
  sink.listen(0, '127.0.0.1')
  await once(sink.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`,
    receiving: () => receiving,
    accepted,
    stop: () => new Promise((resolve) => sink.close(resolve)),
  }
}
