import { expect, it } from 'vitest'
import type { VatNumbers } from '../VatNumbers.ts'

/** What every implementation of VatNumbers keeps; call it within a `describe`. @param unregistered a number in the form of its country */
export const vatNumbersSuite = (
  register: () => VatNumbers,
  { registered, unregistered }: Readonly<Record<'registered' | 'unregistered', readonly [countryCode: string, number: string]>>,
): void => {
  it('a registered VAT number is valid, again and again', async () => {
    for (const _turn of [1, 2]) expect(await register().check(...registered)).toMatchObject({ type: 'valid' })
  })

  it('a VAT number that is not registered is invalid', async () => {
    expect(await register().check(...unregistered)).toEqual({ type: 'invalid' })
  })
}
