import type { JsonLd } from './jsonLd.ts'

/** Within how many days goods can be sent back to the Netherlands, by mail and free; bespoke goods cannot (SEO-02). */
export const returnPolicyJsonLd = (returnable: boolean, returnDays: number): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'NL',
  ...(returnable
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
})
