import type { IdsPort } from '@thuishaven/core'

/** The used part of Web Crypto; randomUUID is missing on pages without https. */
export interface RandomSource {
  readonly randomUUID?: () => string
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
}

export const createRandomIds = (source: RandomSource): IdsPort => ({
  next: () => source.randomUUID?.() ?? uuidFrom(source.getRandomValues(new Uint8Array(16))),
})

/** A version 4 UUID (RFC 9562, 5.4) of 16 random bytes. */
const uuidFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return (index === 4 || index === 6 || index === 8 || index === 10 ? '-' : '') + marked.toString(16).padStart(2, '0')
  }).join('')
