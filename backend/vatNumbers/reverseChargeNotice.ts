import type { Language } from '../records/ProductRecord.ts'

/** What an invoice without VAT must say: why, and by which articles (docs/pricing.md). */
export const reverseChargeNotice: Readonly<Record<Language, string>> = {
  nld: 'Btw 0%, intracommunautaire levering: artikel 138 btw-richtlijn (2006/112/EG); tabel II, post a.6, Wet op de omzetbelasting 1968.',
  eng: 'VAT 0%, intra-Community supply: Article 138 of Directive 2006/112/EC; Table II, item a.6, of the Dutch VAT Act 1968.',
}
