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

  it('ADR-07b is nothing when all is as it was', () => {
    expect(addressChanges(saved, { ...saved })).toEqual({})
  })
})
