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

describe('the changes of a saved address', () => {
  it('ADR-07b only changed fields of an address are sent, a cleared one as empty text', () => {
    expect(addressChanges(saved, { ...saved, houseNumber: '3', houseNumberAddition: '' })).toEqual({
      houseNumber: '3',
      houseNumberAddition: '',
    })
  })

  it('ADR-09 the changes of an address include the line of the address search, if there was one', () => {
    const searched = { ...saved, address: 'Prins Hendrikkade 1 B' }
    expect(addressChanges(saved, searched)).toEqual({ address: 'Prins Hendrikkade 1 B' })
    expect(addressChanges(searched, { ...searched, houseNumber: '3', address: '' })).toEqual({ houseNumber: '3', address: '' })
    expect(addressChanges(saved, { ...saved, address: '' })).toEqual({})
  })

  it('ADR-07b an unchanged address has no changes', () => {
    expect(addressChanges(saved, { ...saved })).toEqual({})
  })
})
