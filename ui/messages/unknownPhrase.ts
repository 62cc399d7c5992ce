import type { i18n } from 'i18next'

/** What an i18next instance emits when the host names a phrase that stands in no catalogue. */
export const unknownPhrase = 'unknownPhrase'

/** Calls `report` once for each phrase that the host named and nobody here knows: the shopper was told something general (LOC-04). */
export const onUnknownPhrase = (texts: i18n, report: (key: string) => void): void => {
  const told = new Set<string>()
  texts.on(unknownPhrase, (key: string) => {
    if (told.has(key)) return
    told.add(key)
    report(key)
  })
}
