const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const encode = (bytes: readonly number[]): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(start, start + 3)
    const group = (first << 16) | (second << 8) | third
    const signs = [18, 12, 6, 0].map((shift) => alphabet[(group >> shift) & 63] ?? '')
    const used = Math.min(4, bytes.length - start + 1)
    text += signs.slice(0, used).join('').padEnd(4, '=')
  }
  return text
}

const decode = (text: string): readonly number[] | null => {
  const signs = text.replace(/={1,2}$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(signs) || signs.length % 4 === 1 || (signs.length !== text.length && text.length % 4 !== 0)) return null
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of signs) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}

/** Base64 (RFC 4648) without a platform's help. `decode` reads text with or without padding and answers null for anything else. */
export const base64 = { encode, decode }
