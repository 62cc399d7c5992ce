import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import type { SendMail } from '../ports/Mails.ts'
import { requestRefund, sendRefund } from '../checkout/refunds.ts'
import { transact } from '../answers/transact.ts'
import { enclosedFiles } from '../invoices/enclosedInvoice.ts'
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
  /** As it came, a character a byte. */
  readonly raw: string
}

const relaxed = (text: string): string => text.replaceAll(/[ \t]+/g, ' ')

/** Whether the DKIM signature of a mail is that of its body and fields (RFC 6376, relaxed/relaxed). */
const isSignedBy = (publicKey: KeyObject, raw: string): boolean => {
  const split = raw.indexOf('\r\n\r\n')
  const fields = raw
    .slice(0, split)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), relaxed(line.slice(line.indexOf(':') + 1)).trim()] as const)
  const signature = fields.find(([name]) => name === 'dkim-signature')?.[1] ?? ''
  const tag = (name: string): string => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(' ', '') ?? ''
  const body = relaxed(raw.slice(split + 4))
    .replaceAll(/ +\r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')
  const signed = tag('h')
    .split(':')
    .flatMap((name) => fields.filter(([each]) => each === name.toLowerCase()).map((field) => `${field.join(':')}\r\n`))
  const whole = [...signed, `dkim-signature:${signature.replace(/; b=.*$/, '; b=')}`].join('')
  return (
    tag('bh') === createHash('sha256').update(body, 'latin1').digest('base64') &&
    verify('sha256', Buffer.from(whole, 'latin1'), publicKey, Buffer.from(tag('b'), 'base64'))
  )
}

/** Decodes a received quoted-printable mail. */
const readSource = (raw: string): Omit<Delivered, 'recipients'> => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return {
    raw: Buffer.from(raw, 'utf8').toString('latin1'),
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

const filesOf = (uid: string) => enclosedFiles(shop.backend.invoices, uid)
const sendBy = (send: SendMail) => sendDueMails(shop.backend, filesOf, send, (outcome) => void outcomes.push(outcome))
const send = (url: string) => sendBy(createSmtpSender({ url, from, dkim: null }))
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
    expect(headerOf(mail, 'content-type')?.[0]).toMatch(/^multipart\/mixed/)
    expect(headerOf(mail, 'message-id')?.[0]).toMatch(/^<\d+\.\d+@thuishaven\.test>$/)
    // It is no advertising, and the law wants it.
    expect(headerOf(mail, 'list-unsubscribe')).toEqual([])
    for (const part of ['multipart/alternative', 'text/plain; charset=utf-8', 'text/html; charset=utf-8', thanks, lang, '€'])
      expect(mail?.source).toContain(part)
    expect(outcomes.every((outcome) => outcome === 'sent')).toBe(true)
  })

  /** Names and types of the files of a mail. */
  const attached = (mail: Delivered | undefined) =>
    [...(mail?.raw ?? '').matchAll(/Content-Type: (application\/\w+); name=([^\r\n]+)/g)].map(([, type, name]) => `${name} ${type}`)
  const buy = async (email: string, language: 'nl-NL' | 'en-US' = 'nl-NL') => {
    const visitor = await readyToPay(shop, language, email)
    const { body } = await visitor.post<{ data: { paymentUrl: string } }>('/api/v2/checkout/pay')
    await visitor.call('POST', body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    return body.data.paymentUrl.split('/').at(-1) ?? ''
  }

  it('ACC-01 the mail of a payment brings its invoice, to a business as XML too, and that of a refund its credit note', async () => {
    const url = await startServer()
    const providerId = await buy('actief@thuishaven.test', 'en-US')
    await send(url)
    expect([attached(delivered[0]), delivered[0]?.source.includes('Your invoice F26-000001 is attached to this mail.')]).toEqual([
      ['F26-000001.pdf application/pdf'],
      true,
    ])
    expect(delivered[0]?.raw).toContain(Buffer.from('%PDF-1.7\n').toString('base64').slice(0, 12))
    await buy('zakelijk@thuishaven.test')
    await send(url)
    expect([attached(delivered[1]), delivered[1]?.source.includes('Je factuur F26-000002 zit als bijlage bij deze mail.')]).toEqual([
      ['F26-000002.pdf application/pdf', 'F26-000002.xml application/xml'],
      true,
    ])
    const payment = await shop.backend.orders.findPayment({ providerId })
    const request = { uid: 'refund-1', paymentUid: payment?.uid ?? '', amountInclVat: 1000, reason: 'Kras', lines: null }
    await transact(shop.backend, (inner) => requestRefund(inner, request, shop.backend.now()))
    await sendRefund(shop.backend, 'refund-1')
    await send(url)
    const [number = ''] = attached(delivered[2])
    expect([number, delivered[2]?.source.includes('Your credit note C26-000002 is attached')]).toEqual([
      'C26-000002.pdf application/pdf',
      true,
    ])
  })

  it('a mail whose invoice cannot be made waits, and others go', async () => {
    const url = await startServer()
    await buy('actief@thuishaven.test')
    const broken = () => Promise.reject(new Error('no typeface'))
    const sendBroken = () =>
      sendDueMails(shop.backend, broken, createSmtpSender({ url, from, dkim: null }), (outcome) => void outcomes.push(outcome))
    await sendBroken()
    await enqueue('anna@thuishaven.test')
    await sendBroken()
    expect([outcomes, delivered.map(({ recipients }) => recipients[0])]).toEqual([['failed', 'sent'], ['anna@thuishaven.test']])
    expect(logged).toEqual([expect.stringMatching(/^Mail \d+: EINVOICE, attempt 1\.\n$/)])
    shop.advance(2 * minute)
    await send(url)
    expect(delivered.at(-1)?.recipients).toEqual(['actief@thuishaven.test'])
  })

  it('mails are signed for the domain of their sender when there is a key, attachments included', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const url = await startServer()
    await buy('zakelijk@thuishaven.test')
    const dkim = { domain: 'thuishaven.test', selector: 'shop2026', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) }
    await sendBy(createSmtpSender({ url, from, dkim }))
    const [mail] = delivered
    const [signature = ''] = headerOf(mail, 'dkim-signature') ?? []
    for (const part of ['d=thuishaven.test;', 's=shop2026;', 'h=from:']) expect(signature.toLowerCase()).toContain(part)
    expect([isSignedBy(publicKey, mail?.raw ?? ''), isSignedBy(publicKey, mail?.raw.replace('F26', 'F27') ?? '')]).toEqual([true, false])
  })

  it('the receipt of a withdrawal is queued with the withdrawal, and due at once', async () => {
    const url = await startServer()
    const visitor = shop.visitor()
    const order = (await shop.backend.orders.list({ customerId: 'customer-actief', status: null, placedSince: 0 }, null))[0]
    const { body } = await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', {
      name: 'Anna de Vries',
      emailAddress: 'actief@thuishaven.test',
      orderNumber: `TH-${order?.number ?? ''}`,
    })
    await send(url)
    expect(delivered).toEqual([])
    await visitor.post(`/api/v2/withdrawals/${body.data.withdrawalUid}/confirm`)
    await send(url)
    expect(delivered.map((mail) => [mail.recipients, headerOf(mail, 'date')])).toEqual([
      [['actief@thuishaven.test'], ['Sat, 21 Nov 2026 09:00:00 +0000']],
    ])
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
      await createSmtpSender({ url, from, dkim: null })(mail)
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
      return createSmtpSender({ url, from, dkim: null })(mail)
    }
    await sendDueMails(
      shop.backend,
      filesOf,
      slow,
      () => undefined,
      () => isStopping,
    )
    expect(delivered.map(({ recipients }) => recipients[0])).toEqual(['anna@thuishaven.test'])
  })
})
