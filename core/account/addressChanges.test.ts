import { describe, expect, it } from 'vitest'
import type { AddressForm } from './address.ts'
import { addressChanges } from './addressChanges.ts'

const saved: AddressForm = {
  companyName: '',
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: 'B',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}

describe('what changed of a saved address', () => {
  it('ADR-07b is sent and nothing else, what was taken away as empty text', () => {
    expect(addressChanges(saved, { ...saved, houseNumber: '3', houseNumberAddition: '' })).toEqual({
      houseNumber: '3',
      houseNumberAddition: '',
    })
  })

  it('ADR-09 is the line of the address search too, and none where there was none', () => {
    const searched = { ...saved, address: 'Prins Hendrikkade 1 B' }
    expect(addressChanges(saved, searched)).toEqual({ address: 'Prins Hendrikkade 1 B' })
    expect(addressChanges(searched, { ...searched, houseNumber: '3', address: '' })).toEqual({ houseNumber: '3', address: '' })
    expect(addressChanges(saved, { ...saved, address: '' })).toEqual({})
  })

  it('ADR-07b is nothing when all is as it was', () => {
    expect(addressChanges(saved, { ...saved })).toEqual({})
  })
})
