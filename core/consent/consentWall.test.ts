import { describe, expect, it } from 'vitest'
import { base64, decodeConsent } from './consentCookie.ts'
import { consentWall } from './consent.ts'

describe('the cookie wall and its cookie', () => {
  it('CNS-02 each tab has its name', () => {
    expect(consentWall.map(({ tab, label }) => [tab, label])).toEqual([
      ['condition', { key: 'consent.tabCondition' }],
      ['details', { key: 'consent.tabDetails' }],
      ['about', { key: 'consent.tabAbout' }],
    ])
  })

  it('CNS-03 a mark that ends base64 does not stand within it', () => {
    expect(base64.decode('QQ==')).toEqual([65])
    expect(base64.decode('QQ=Q')).toBeNull()
  })

  it('CNS-03 only the first 4096 bytes of a cookie are read: browsers keep no more', () => {
    const cookie = (length: number) => {
      const text = JSON.stringify({ statistics: true, x: '' })
      return base64.encode(Array.from(text.replace('""', `"${'x'.repeat(length - text.length)}"`), (sign) => sign.charCodeAt(0)))
    }
    expect(decodeConsent(cookie(4096))).toMatchObject({ is: 'stored', preferences: { statistics: true } })
    expect(decodeConsent(cookie(4097))).toEqual({ is: 'invalid', reason: 'json' })
  })
})
