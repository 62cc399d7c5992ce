import type { AddressFields, CustomerRecord } from '../host/records/CustomerRecord.ts'
import { pastOrders } from './pastOrders.ts'
import { pastTickets } from './pastTickets.ts'

/** Password of every demo account. */
const password = 'Welkom01'

const at = (
  who: Pick<AddressFields, 'firstName' | 'lastName'>,
  place: Omit<AddressFields, 'firstName' | 'lastName' | 'companyName' | 'houseNumberAddition'> & Partial<AddressFields>,
): AddressFields => ({
  companyName: '',
  houseNumberAddition: '',
  ...who,
  ...place,
})

const anna = { firstName: 'Anna', lastName: 'de Vries' }
const willem = { firstName: 'Willem', lastName: 'Bakker' }
const fatima = { firstName: 'Fatima', lastName: 'El Amrani' }

/** The accounts of the demo shop. The first delivery address is the default one and the invoice address. */
export const demoCustomers: readonly CustomerRecord[] = [
  {
    id: 'customer-actief',
    number: '100001',
    email: 'actief@thuishaven.test',
    password,
    status: 'active',
    ...anna,
    companyName: '',
    cocNumber: '',
    vatNumber: '',
    phoneNumber: '06-12345678',
    delivery: [
      at(anna, { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }),
      at(anna, { countryCode: 'BE', zipCode: '9000', houseNumber: '12', houseNumberAddition: 'B', streetName: 'Veldstraat', city: 'Gent' }),
    ],
    ownPrices: [
      { productId: 1007, discount: 1000 },
      { productId: 1009, discount: 1250 },
    ],
    orders: pastOrders,
    tickets: pastTickets,
  },
  {
    id: 'customer-inactief',
    number: '100002',
    email: 'inactief@thuishaven.test',
    password,
    status: 'inactive',
    ...willem,
    companyName: '',
    cocNumber: '',
    vatNumber: '',
    phoneNumber: '06-23456789',
    delivery: [at(willem, { countryCode: 'NL', zipCode: '3511 BX', houseNumber: '40', streetName: 'Oudegracht', city: 'Utrecht' })],
    ownPrices: [],
    orders: [],
    tickets: [],
  },
  {
    id: 'customer-zakelijk',
    number: '100003',
    email: 'zakelijk@thuishaven.test',
    password,
    status: 'active',
    ...fatima,
    companyName: 'Atelier Noord B.V.',
    cocNumber: '12345678',
    vatNumber: 'NL123456789B13',
    phoneNumber: '053-1234567',
    delivery: [
      at(fatima, {
        companyName: 'Atelier Noord B.V.',
        countryCode: 'NL',
        zipCode: '7511 JH',
        houseNumber: '8',
        streetName: 'Oude Markt',
        city: 'Enschede',
      }),
    ],
    ownPrices: [],
    orders: [],
    tickets: [],
  },
]
