/** The shop's two languages, by ISO 639-3 code as the specification names them (LOC-01). */
export type Locale = 'nld' | 'eng'
/** The same page's path in every language, each as it stands in the address bar (English under /en). */
export type LocalePaths = Readonly<Record<Locale, string>>
