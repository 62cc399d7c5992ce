import type { Json } from './Json.ts'

/** A field of the shop's records as the merchant reads it. */
export interface FieldSpec {
  readonly nl: string
  readonly en: string
  /** A whole number of these is one of what is typed: cents of a euro, hundredths of a percent. */
  readonly unit?: 'euro' | 'percent'
  /** Values that can be chosen, with their names. Another value says what a part is, and cannot be changed. */
  readonly choices?: Readonly<Record<string, readonly [nl: string, en: string]>>
  /** What the merchant begins with where there is nothing yet: a row of a list, or a value that may be left out (null). */
  readonly empty?: Json
  /** Set elsewhere, so it is not shown. */
  readonly isHidden?: boolean
}

const words = { nld: '', eng: '' }
const addedPrice = { base: 0, discount: 0, vatIncluded: true, lowest30Days: null }
const option = {
  id: '',
  name: words,
  state: 'active',
  displayType: 'text',
  price: null,
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
}
const menuItem = { id: '', title: words, url: words, children: [] }
const link = { label: words, path: words }
const displayTypes = { image: ['beeld', 'picture'], text: ['tekst', 'text'], custom: ['op maat', 'made to measure'] } as const

/** By name; a field that is missing here is shown by the name it has in the data. */
export const fields: Readonly<Record<string, FieldSpec>> = {
  id: { nl: 'Kenmerk', en: 'Id' },
  parentId: { nl: 'Staat onder', en: 'Stands below' },
  path: { nl: 'Adres in de winkel', en: 'Address in the shop' },
  url: { nl: 'Adres', en: 'Address' },
  target: { nl: 'Leidt naar', en: 'Leads to' },
  statusCode: { nl: 'Soort (301 blijvend, 302 tijdelijk)', en: 'Kind (301 for good, 302 for now)' },
  title: { nl: 'Titel', en: 'Title' },
  description: { nl: 'Omschrijving', en: 'Description' },
  text: { nl: 'Tekst', en: 'Text' },
  html: { nl: 'Tekst (HTML)', en: 'Text (HTML)' },
  blocks: { nl: 'Onderdelen', en: 'Parts' },
  type: { nl: 'Soort', en: 'Kind', choices: { script: ['programma', 'script'], stylesheet: ['opmaak', 'style sheet'] } },
  links: { nl: 'Verwijzingen', en: 'Links', empty: link },
  link: { nl: 'Verwijzing', en: 'Link', empty: link },
  label: { nl: 'Opschrift', en: 'Label' },
  name: { nl: 'Naam', en: 'Name' },
  author: { nl: 'Schrijver', en: 'Author' },
  createdAt: { nl: 'Datum', en: 'Date' },
  picture: { nl: 'Beeld', en: 'Picture', empty: { name: '', alt: words, width: 960, aspectRatio: 1 } },
  alt: { nl: 'Wat er te zien is', en: 'What it shows' },
  width: { nl: 'Breedte in pixels', en: 'Width in pixels' },
  aspectRatio: { nl: 'Breedte gedeeld door hoogte', en: 'Width divided by height' },
  productId: { nl: 'Artikelnummer', en: 'Article number' },
  productIds: { nl: 'Artikelnummers', en: 'Article numbers', empty: 0 },
  claims: {
    nl: 'Beloften, elk met de pagina die ze bewijst',
    en: 'Promises, each with the page that proves it',
    empty: { text: words, page: '' },
  },
  page: { nl: 'Pagina (id)', en: 'Page (id)' },
  makers: {
    nl: 'Makers van de merken',
    en: 'Makers of the brands',
    empty: { brand: '', name: '', postalAddress: '', countryCode: 'NL', emailAddress: '', responsiblePerson: null },
  },
  brand: { nl: 'Merk', en: 'Brand' },
  postalAddress: { nl: 'Straat, postcode en plaats', en: 'Street, zip code and city' },
  countryCode: { nl: 'Landcode, zoals NL', en: 'Country code, such as NL' },
  responsiblePerson: {
    nl: 'Verantwoordelijke in de EU, bij een maker daarbuiten',
    en: 'Responsible person in the EU, of a maker outside it',
    empty: { name: '', postalAddress: '', countryCode: 'NL', emailAddress: '' },
  },
  tiles: { nl: 'Tegels', en: 'Tiles' },
  size: {
    nl: 'Grootte',
    en: 'Size',
    choices: { large: ['groot', 'large'], wide: ['breed', 'wide'], small: ['klein', 'small'] },
  },
  // Options of products.
  optionGroups: {
    nl: 'Keuzegroepen',
    en: 'Groups of options',
    empty: { id: '', name: words, label: words, displayType: 'text', items: [] },
  },
  items: { nl: 'Keuzes', en: 'Options', empty: option },
  displayType: { nl: 'Getoond als', en: 'Shown as', choices: displayTypes },
  state: {
    nl: 'Verkrijgbaar',
    en: 'Availability',
    choices: { active: ['te kiezen', 'can be chosen'], disabled: ['niet te kiezen', 'cannot be chosen'] },
  },
  price: { nl: 'Meerprijs', en: 'Added price', empty: addedPrice },
  base: { nl: 'Bedrag in euro', en: 'Amount in euros', unit: 'euro' },
  discount: { nl: 'Korting in procenten', en: 'Discount in percents', unit: 'percent' },
  vatIncluded: { nl: 'Bedrag is inclusief btw', en: 'Amount includes VAT' },
  lowest30Days: { nl: 'Laagste prijs van 30 dagen, in euro', en: 'Lowest price of 30 days, in euros', unit: 'euro', empty: 0 },
  weightGrams: { nl: 'Gewicht in gram', en: 'Weight in grams' },
  deliveryDays: { nl: 'Levertijd in dagen (0: die van het artikel)', en: 'Delivery in days (0: that of the product)' },
  cartable: { nl: 'Kan in de winkelwagen', en: 'Can be put in the cart' },
  isDefault: { nl: 'Staat vooraf gekozen', en: 'Chosen at first' },
  custom: {
    nl: 'Op maat',
    en: 'Made to measure',
    empty: { shape: 'Rechthoek', pricePerM2: addedPrice, minimumCm2: 0, maximumCm: 0 },
  },
  shape: {
    nl: 'Vorm',
    en: 'Shape',
    choices: {
      Vierkant: ['vierkant', 'square'],
      Rechthoek: ['rechthoek', 'rectangle'],
      Ovaal: ['ovaal', 'oval'],
      Organisch: ['organisch', 'organic'],
      Rond: ['rond', 'round'],
    },
  },
  pricePerM2: { nl: 'Prijs per vierkante meter', en: 'Price of a square metre' },
  minimumCm2: { nl: 'Kleinste oppervlak in cm²', en: 'Smallest area in cm²' },
  maximumCm: { nl: 'Grootste maat van een zijde in cm', en: 'Greatest length of a side in cm' },
  // Menus.
  menus: { nl: "Menu's", en: 'Menus' },
  navigation: { nl: 'Boven, op een groot scherm', en: 'Top, on a large screen', empty: menuItem },
  mobile: { nl: 'Boven, op een telefoon', en: 'Top, on a phone', empty: menuItem },
  footer: { nl: 'Onderaan, op een groot scherm', en: 'Foot, on a large screen', empty: menuItem },
  footerMobile: { nl: 'Onderaan, op een telefoon', en: 'Foot, on a phone', empty: menuItem },
  children: { nl: 'Eronder', en: 'Below it', empty: menuItem },
  // Settings.
  seller: { nl: 'Bedrijf, zoals op facturen', en: 'Company, as on invoices' },
  street: { nl: 'Straat en huisnummer', en: 'Street and house number' },
  zipCode: { nl: 'Postcode', en: 'Zip code' },
  city: { nl: 'Plaats', en: 'City' },
  country: { nl: 'Land', en: 'Country' },
  emailAddress: { nl: 'E-mailadres', en: 'E-mail address' },
  phoneNumber: { nl: 'Telefoonnummer', en: 'Phone number' },
  cocNumber: { nl: 'KVK-nummer', en: 'Number in the trade register' },
  vatNumber: { nl: 'Btw-nummer', en: 'VAT number' },
  iban: { nl: 'IBAN', en: 'IBAN' },
  support: { nl: 'Contact en openingstijden', en: 'Contact and opening hours' },
  whatsappNumber: { nl: 'WhatsApp (met 31 vooraan)', en: 'WhatsApp (with 31 in front)' },
  openingHours: { nl: 'Openingstijden', en: 'Opening hours', empty: { days: [1], from: '09:00', until: '17:00' } },
  days: { nl: 'Dagen (1 maandag tot 7 zondag)', en: 'Days (1 Monday to 7 Sunday)', empty: 1 },
  from: { nl: 'Van', en: 'From' },
  until: { nl: 'Tot', en: 'Until' },
  delivery: { nl: 'Op tijd besteld', en: 'Ordered in time' },
  orderBefore: { nl: 'Vóór deze tijd besteld gaat dezelfde dag weg', en: 'Ordered before this time leaves the same day' },
  methods: { nl: '', en: '', isHidden: true },
  priceLabel: { nl: 'Opschrift van het prijsfilter', en: 'Label of the price filter' },
  reviewAuthenticity: { nl: 'Hoe reviews worden nagegaan', en: 'How reviews are verified' },
  reviewScore: { nl: 'Gemiddeld cijfer van kopers (leeg: geen)', en: 'Average score of buyers (empty: none)' },
  returnsAreFree: { nl: 'De winkel betaalt het terugsturen', en: 'The shop pays for sending back' },
  informationPages: { nl: 'Pagina’s met uitleg (id, leeg: geen)', en: 'Pages that explain (id, empty: none)' },
  returns: { nl: 'Retourneren', en: 'Returns' },
  ranking: { nl: 'Volgorde van lijsten', en: 'Order of lists' },
  takeBack: { nl: 'Apparaten en batterijen inleveren', en: 'Handing in devices and batteries' },
  returnDays: { nl: 'Bedenktijd in dagen', en: 'Days to return goods' },
  shippingVat: {
    nl: 'Btw over de bezorging',
    en: 'VAT of delivery',
    choices: {
      'highest-rate': ['het hoogste tarief van de artikelen', 'the highest rate of the goods'],
      'pro-rata': ['naar verhouding van de artikelen', 'in proportion to the goods'],
    },
  },
  guestPassword: {
    nl: 'Wachtwoord van wie zonder account bestelt',
    en: 'Password of who orders without an account',
    choices: {
      none: ['geen: de klant kiest er later een, of logt in met een link', 'none: the customer chooses one later, or logs in with a link'],
      once: ['één keer typen', 'typed once'],
      twice: ['twee keer typen', 'typed twice'],
    },
  },
  passkeys: { nl: 'Inloggen met een passkey', en: 'Log in with a passkey' },
  synonyms: { nl: 'Woorden die hetzelfde betekenen', en: 'Words that mean the same' },
  first: { nl: 'Laagste huisnummer', en: 'Lowest house number' },
  last: { nl: 'Hoogste huisnummer', en: 'Highest house number' },
  streets: { nl: 'Straten', en: 'Streets' },
  consent: { nl: 'Toestemming', en: 'Consent' },
  isAsked: { nl: 'Bezoekers om toestemming vragen', en: 'Ask visitors for consent' },
  scripts: {
    nl: 'Wat pas na toestemming wordt geladen',
    en: 'What is loaded only after consent',
    empty: { category: 'statistics', type: 'script', url: 'https://', talksTo: [] },
  },
  category: {
    nl: 'Waarvoor',
    en: 'What for',
    choices: {
      necessary: ['noodzakelijk: altijd', 'necessary: always'],
      preferences: ['voorkeuren', 'preferences'],
      statistics: ['statistiek', 'statistics'],
      marketing: ['marketing', 'marketing'],
    },
  },
  talksTo: { nl: 'Stuurt gegevens naar', en: 'Sends data to', empty: 'https://' },
}
