import type { Street } from '../host/records/ShopRecord.ts'
import { zipCodes } from './zipCodes.ts'

const dutch: readonly Street[] = Object.entries(zipCodes).map(([zipCode, found]) => ({
  country: 'NL',
  zipCode: `${zipCode.slice(0, 4)} ${zipCode.slice(4)}`,
  ...found,
}))

/** Every street of the address search. */
export const streets: readonly Street[] = [
  ...dutch,
  { country: 'BE', zipCode: '9000', street: 'Veldstraat', city: 'Gent', first: 1, last: 90 },
  { country: 'BE', zipCode: '2000', street: 'Meir', city: 'Antwerpen', first: 1, last: 130 },
  { country: 'BE', zipCode: '8000', street: 'Steenstraat', city: 'Brugge', first: 1, last: 100 },
  { country: 'BE', zipCode: '1000', street: 'Nieuwstraat', city: 'Brussel', first: 1, last: 140 },
]
