import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A value of ASN.1 in DER (ITU-T X.690). */
const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: readonly Uint8Array[]): Uint8Array => der(0x30, ...parts)
const whole = (hex: string): Uint8Array => der(0x02, Buffer.from(hex, 'hex'))
/** Of the numbers in hex. */
const identifier = (hex: string): Uint8Array => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (at: Date): Uint8Array => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const day = 24 * 60 * 60 * 1000

export interface Certificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
}

/** A certificate for this machine alone (localhost, 127.0.0.1), signed by itself and valid for a month (RFC 5280; node:crypto makes none). */
export const selfSignedCertificate = (now: number = Date.now()): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const serial = `01${randomBytes(16).toString('hex')}`
  // Who trusts several of them finds the right one by its name.
  const name = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(`Thuishaven ${serial}`)))))
  const extensions = sequence(
    // It may vouch for itself alone.
    sequence(identifier('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff])), whole('00')))),
    sequence(identifier('551d11'), der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))))),
  )
  const content = sequence(
    der(0xa0, whole('02')),
    whole(serial),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + 30 * day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const base64 = Buffer.from(sequence(content, ecdsaWithSha256, signature))
    .toString('base64')
    .replaceAll(/.{64}(?=.)/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}
