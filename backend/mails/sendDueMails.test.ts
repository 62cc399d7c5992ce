import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendMail } from '../ports/Mails.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'
import { createSmtpSender } from './createSmtpSender.ts'
import { sendDueMails } from './sendDueMails.ts'
import type { MailOutcome } from './sendDueMails.ts'

interface Delivered {
  readonly recipients: readonly string[]
  /** The header fields, unfolded; names in small letters. */
  readonly headers: readonly (readonly [string, string])[]
  readonly source: string
}

/** Decodes a received quoted-printable mail. */
const readSource = (raw: string): Omit<Delivered, 'recipients'> => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return {
    headers: head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const),
    source: raw
      .replaceAll('=\r\n', '')
      .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8')),
  }
}

const from = { name: 'Thuishaven', address: 'shop@thuishaven.test' }

let delivered: Delivered[] = []
let server: SMTPServer | null = null

/** Starts a local mail server and returns its address. */
const startServer = async (options: SMTPServerOptions = {}, port = 0): Promise<string> => {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        delivered.push({ recipients, ...readSource(Buffer.concat(pieces).toString('utf8')) })
        done()
      })
    },
    ...options,
  })
  started.on('error', () => undefined)
  server = started
  await new Promise<void>((resolve) => {
    started.listen(port, '127.0.0.1', resolve)
  })
  return `smtp://127.0.0.1:${(started.server.address() as AddressInfo).port}`
}
const stopServer = (): Promise<void> =>
  new Promise((resolve) => {
    if (server === null) resolve()
    else server.close(resolve)
    server = null
  })

const logged: string[] = []
let outcomes: MailOutcome[] = []
let shop: TestShop
beforeEach(async () => {
  delivered = []
  outcomes = []
  logged.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  shop = await createTestShop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stopServer()
})

const sendBy = (send: SendMail) => sendDueMails(shop.backend, send, (outcome) => void outcomes.push(outcome))
const send = (url: string) => sendBy(createSmtpSender({ url, from }))
const enqueue = (recipient: string, subject = 'Dag') => shop.backend.mails.enqueue({ recipient, subject, body: 'Dag' })
const headerOf = (mail: Delivered | undefined, name: string) => mail?.headers.filter(([each]) => each === name).map(([, value]) => value)
const minute = 60_000

describe('mails by SMTP', () => {
  it.each([
    ['nl-NL', 'Je bestelling TH-260', 'bedankt voor je bestelling', 'lang="nl"'],
    ['en-US', 'Your order TH-260', 'thank you for your order', 'lang="en"'],
  ] as const)('the confirmation of an order arrives as text and HTML: %s', async (language, subject, thanks, lang) => {
    const visitor = await readyToPay(shop, language)
    const { body } = await visitor.post<{ data: { paymentUrl: string } }>('/api/v2/checkout/pay')
    await visitor.call('POST', body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    await send(await startServer())
    const mail = delivered.at(-1)
    expect(mail?.recipients).toEqual(['actief@thuishaven.test'])
    expect(headerOf(mail, 'to')).toEqual(['actief@thuishaven.test'])
    expect(headerOf(mail, 'from')).toEqual(['Thuishaven <shop@thuishaven.test>'])
    expect(headerOf(mail, 'subject')?.[0]).toContain(subject)
    expect(headerOf(mail, 'date')).toEqual(['Sat, 21 Nov 2026 09:00:00 +0000'])
    expect(headerOf(mail, 'auto-submitted')).toEqual(['auto-generated'])
    expect(headerOf(mail, 'content-type')?.[0]).toMatch(/^multipart\/alternative/)
    for (const part of ['text/plain; charset=utf-8', 'text/html; charset=utf-8', thanks, lang, '€']) expect(mail?.source).toContain(part)
    expect(outcomes.every((outcome) => outcome === 'sent')).toBe(true)
  })

  it('text typed by visitors adds neither recipients nor headers', async () => {
    const url = await startServer()
    for (const recipient of [
      'a@b.test\r\nBcc: all@evil.test',
      'a@b.test, all@evil.test',
      'a@b.test> <all@evil.test',
      '"x" <all@evil.test>',
    ])
      await enqueue(recipient, 'Bericht\r\nBcc: all@evil.test\r\n\r\n<script>')
    for (let time = 0; time < 4; time += 1) await send(url)
    for (const mail of delivered) {
      expect(headerOf(mail, 'bcc')).toEqual([])
      expect(mail.recipients).toHaveLength(1)
      expect(mail.recipients).not.toContain('all@evil.test')
    }
    await shop.backend.mails.enqueue({
      recipient: 'a@b.test',
      subject: 'Bericht\r\nBcc: all@evil.test',
      body: 'Dag',
      replyTo: 'sanne@b.test\r\nBcc: all@evil.test',
    })
    await send(url)
    expect(headerOf(delivered.at(-1), 'subject')).toEqual(['Bericht Bcc: all@evil.test'])
    expect(headerOf(delivered.at(-1), 'bcc')).toEqual([])
    expect(headerOf(delivered.at(-1), 'reply-to')).toHaveLength(1)
  })

  it('mails wait while the mail server is unavailable, and are sent when it is back', async () => {
    const url = await startServer()
    await stopServer()
    await enqueue('anna@thuishaven.test')
    await enqueue('bert@thuishaven.test')
    await send(url)
    expect([delivered, outcomes]).toEqual([[], ['failed']])
    expect(logged).toEqual([expect.stringMatching(/^Mail \d+: E[A-Z]+, attempt 1\.\n$/)])
    await startServer({}, Number(new URL(url).port))
    shop.advance(2 * minute)
    await send(url)
    expect(delivered.map(({ recipients }) => recipients[0])).toEqual(['bert@thuishaven.test', 'anna@thuishaven.test'])
  })

  it('a mail to a refused recipient is given up without delaying others, with a log line that does not name the recipient', async () => {
    const url = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? Object.assign(new Error(`${address} unknown`), { responseCode: 550 }) : null),
    })
    await enqueue('gone@thuishaven.test')
    await enqueue('anna@thuishaven.test')
    await send(url)
    expect([outcomes, delivered.map(({ recipients }) => recipients[0])]).toEqual([['givenUp', 'sent'], ['anna@thuishaven.test']])
    expect(logged).toEqual([expect.stringMatching(/^Mail \d+: EENVELOPE 550, attempt 1; it is given up\.\n$/)])
    shop.advance(24 * 60 * minute)
    await send(url)
    expect(outcomes).toHaveLength(2)
  })

  it('a temporary refusal of a recipient and a wrong password are retried', async () => {
    const greylisted = await startServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
    })
    await enqueue('anna@thuishaven.test')
    await send(greylisted)
    await stopServer()
    const strict = await startServer({
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    })
    shop.advance(2 * minute)
    await send(strict.replace('smtp://', 'smtp://shop:geheim@'))
    expect(outcomes).toEqual(['failed', 'failed'])
    expect(logged.join('')).toMatch(/EENVELOPE 451, attempt 1\.[^]*EAUTH 535, attempt 2\./)
    expect(logged.join('')).not.toMatch(/geheim|anna/)
  })

  it('a mail that is never accepted is given up after the eighth attempt', async () => {
    const url = await startServer()
    await stopServer()
    await enqueue('anna@thuishaven.test')
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await send(url)
      shop.advance(24 * 60 * minute)
    }
    expect(outcomes).toEqual([...Array<MailOutcome>(7).fill('failed'), 'givenUp'])
  })

  it('two senders on one queue send each mail once', async () => {
    const url = await startServer()
    const recipients = Array.from({ length: 20 }, (_, index) => `customer-${index}@thuishaven.test`)
    for (const recipient of recipients) await enqueue(recipient)
    await Promise.all([send(url), send(url), send(url)])
    expect(delivered.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted())
  })

  it('a mail whose process ended after sending is sent again, as the same message', async () => {
    const url = await startServer()
    await enqueue('anna@thuishaven.test')
    const crashing: SendMail = async (mail) => {
      await createSmtpSender({ url, from })(mail)
      throw new Error('ended')
    }
    await expect(sendBy(crashing)).rejects.toThrow('ended')
    await send(url)
    expect(delivered).toHaveLength(1)
    shop.advance(2 * minute)
    await send(url)
    const [first, second] = delivered.map((mail) => headerOf(mail, 'message-id')?.[0])
    expect([first, delivered.length]).toEqual([second, 2])
    expect(first).toMatch(/^<\d+\.\d+@thuishaven\.test>$/)
  })

  it('different mails are different messages', async () => {
    await enqueue('anna@thuishaven.test')
    await enqueue('anna@thuishaven.test')
    await send(await startServer())
    expect(new Set(delivered.map((mail) => headerOf(mail, 'message-id')?.[0])).size).toBe(2)
  })

  it('sending stops after the current mail', async () => {
    const url = await startServer()
    await enqueue('anna@thuishaven.test')
    await enqueue('bert@thuishaven.test')
    let isStopping = false
    const slow: SendMail = async (mail) => {
      isStopping = true
      await pause(10)
      return createSmtpSender({ url, from })(mail)
    }
    await sendDueMails(
      shop.backend,
      slow,
      () => undefined,
      () => isStopping,
    )
    expect(delivered.map(({ recipients }) => recipients[0])).toEqual(['anna@thuishaven.test'])
  })
})
