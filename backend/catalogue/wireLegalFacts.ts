import type { Wire } from '../contract/wire.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import type { ContactRecord, ShopRecord } from '../records/ShopRecord.ts'

const countryNames = {
  nld: new Intl.DisplayNames('nl', { type: 'region' }),
  eng: new Intl.DisplayNames('en', { type: 'region' }),
} satisfies Readonly<Record<Language, Intl.DisplayNames>>

const wireContact = ({ name, postalAddress, countryCode, emailAddress }: ContactRecord, language: Language): Wire['ProductContact'] => ({
  name,
  postalAddress: `${postalAddress}, ${countryNames[language].of(countryCode) ?? countryCode}`,
  emailAddress,
})

/** What the law requires to be written with a product; nothing where there is nothing to write. */
export const wireLegalFacts = (
  { makers, categories }: Pick<ShopRecord, 'makers' | 'categories'>,
  product: ProductRecord,
  language: Language,
): Pick<Wire['Product'], 'legalFacts'> => {
  const { brand, warnings = [], energyLabel, softwareUpdatesUntil, durabilityGuarantee } = product
  const maker = makers.find((maker) => maker.brand === brand)
  const isTakenBack = categories.find(({ id }) => id === product.categoryId)?.duties.includes('takeBack') ?? false
  const facts = {
    ...(maker === undefined ? {} : { maker: wireContact(maker, language) }),
    ...(maker === undefined || maker.responsiblePerson === null
      ? {}
      : { responsiblePerson: wireContact(maker.responsiblePerson, language) }),
    ...(warnings.length === 0 ? {} : { warnings: warnings.map((warning) => warning[language]) }),
    ...(energyLabel === undefined ? {} : { energyLabel }),
    ...(softwareUpdatesUntil === undefined ? {} : { softwareUpdatesUntil }),
    ...(maker === undefined || durabilityGuarantee === undefined
      ? {}
      : { durabilityGuarantee: { producer: maker.name, years: durabilityGuarantee.years, terms: durabilityGuarantee.terms[language] } }),
    ...(isTakenBack ? { isTakenBack } : {}),
  } satisfies Wire['LegalFacts']
  return Object.keys(facts).length === 0 ? {} : { legalFacts: facts }
}
