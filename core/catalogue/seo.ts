/** What search engines show of a page, plain text. */
export interface Seo {
  readonly title: string
  readonly description: string
}
