import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

/** User present and verified; with the bit of a new key. */
const flags = { known: 0b101, made: 0b1000101 }

/** A passkey as a browser hands it over. */
export interface SoftCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly clientExtensionResults: Readonly<Record<string, never>>
  readonly response: Readonly<Record<string, string>>
}

export interface SoftAuthenticator {
  readonly create: (challenge: string) => SoftCredential
  /** @param counts what the device counts at this use; by default one more than before, and 0: it does not count */
  readonly use: (challenge: string, counts?: number) => SoftCredential
}

/**
 * A device with one passkey, in software, for tests of what the backend accepts.
 * @param origin of the page; its host is the domain of the passkey
 */
export const createSoftAuthenticator = (origin: string): SoftAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)
  let counter = 0
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flag: number): Buffer => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flag]), counted])
  }
  const credential = (response: Readonly<Record<string, string>>): SoftCredential => ({
    id: base64url(rawId),
    rawId: base64url(rawId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: (challenge) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const half = (mark: number, part: string): Buffer => Buffer.concat([Buffer.from([mark, 0x58, 32]), Buffer.from(part, 'base64url')])
      // COSE: an elliptic curve key for ES256 on P-256, as CBOR.
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), half(0x21, x), half(0x22, y)])
      const data = Buffer.concat([authData(flags.made), Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key])
      const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
      })
    },
    use: (challenge, counts = counter + 1) => {
      counter = counts
      const [client, data] = [clientData('webauthn.get', challenge), authData(flags.known)]
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
