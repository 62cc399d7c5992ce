import type { Locale } from '@thuishaven/core/locale'

type Name =
  | 'title'
  | 'maker'
  | 'responsiblePerson'
  | 'warnings'
  | 'energy'
  | 'energyClass'
  | 'lightSource'
  | 'register'
  | 'updates'
  | 'updatesUntil'
  | 'noWaste'
  | 'takeBack'
  | 'guarantee'
  | 'besideLegal'
  | 'delivery'
  | 'returns'
  | 'faulty'

/** What the law wants written with a product, and the names of what is said of delivery and returns; loaded with it, in both languages because it is short. */
export const productFactsMessages: Readonly<Record<Locale, Readonly<Record<Name, string>>>> = {
  nld: {
    title: 'Veiligheid en maker',
    maker: 'Maker',
    responsiblePerson: 'Verantwoordelijke in de EU',
    warnings: 'Waarschuwingen',
    energy: 'Energie',
    energyClass: 'Energieklasse {class}, op een schaal van A tot G',
    lightSource: 'Dit product bevat een lichtbron van energie-efficiëntieklasse {class}.',
    register: 'Label en productblad in EPREL',
    updates: 'Software-updates',
    updatesUntil: 'Minstens tot {day}',
    noWaste: 'Hoort niet bij het gewone afval.',
    takeBack: 'Zo lever je oude apparaten, lampen en batterijen in',
    guarantee: 'GARAN · {years} jaar levensduurgarantie van {producer}',
    besideLegal: 'Die komt naast de wettelijke garantie.',
    delivery: 'Bezorgen',
    returns: 'Retourneren',
    faulty: 'Iets mis?',
  },
  eng: {
    title: 'Safety and maker',
    maker: 'Maker',
    responsiblePerson: 'Responsible person in the EU',
    warnings: 'Warnings',
    energy: 'Energy',
    energyClass: 'Energy class {class}, on a scale from A to G',
    lightSource: 'This product contains a light source of energy efficiency class {class}.',
    register: 'Label and product information sheet in EPREL',
    updates: 'Software updates',
    updatesUntil: 'At least until {day}',
    noWaste: 'Does not belong in the bin.',
    takeBack: 'How to hand in old devices, lamps and batteries',
    guarantee: 'GARAN · {years}-year durability guarantee by {producer}',
    besideLegal: 'It comes beside the legal guarantee.',
    delivery: 'Delivery',
    returns: 'Returns',
    faulty: 'Something wrong?',
  },
}
