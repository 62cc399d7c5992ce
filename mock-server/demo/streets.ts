import type { Country } from '../checkout/options.ts'
import { zipCodes } from './zipCodes.ts'

/** A street as the address search knows it, with the house numbers that exist there. */
export interface Street {
  readonly country: Country
  readonly zipCode: string
  readonly street: string
  readonly city: string
  readonly first: number
  readonly last: number
}

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
