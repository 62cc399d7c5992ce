/** Streets by Dutch zip code without a space, with the house numbers that exist there. */
export const zipCodes: Readonly<
  Record<string, { readonly street: string; readonly city: string; readonly first: number; readonly last: number }>
> = {
  '1011AB': { street: 'Prins Hendrikkade', city: 'Amsterdam', first: 1, last: 60 },
  '1012JS': { street: 'Dam', city: 'Amsterdam', first: 1, last: 30 },
  '2511CV': { street: 'Lange Voorhout', city: 'Den Haag', first: 1, last: 110 },
  '3011AD': { street: 'Coolsingel', city: 'Rotterdam', first: 1, last: 140 },
  '3511BX': { street: 'Oudegracht', city: 'Utrecht', first: 1, last: 400 },
  '4811DJ': { street: 'Grote Markt', city: 'Breda', first: 1, last: 60 },
  '5611EC': { street: 'Stratumseind', city: 'Eindhoven', first: 1, last: 110 },
  '6211CN': { street: 'Vrijthof', city: 'Maastricht', first: 1, last: 60 },
  '7511JH': { street: 'Oude Markt', city: 'Enschede', first: 1, last: 30 },
  '8011PK': { street: 'Grote Kerkplein', city: 'Zwolle', first: 1, last: 20 },
  '8911AC': { street: 'Nieuwestad', city: 'Leeuwarden', first: 1, last: 160 },
  '9712HN': { street: 'Grote Markt', city: 'Groningen', first: 1, last: 50 },
}
