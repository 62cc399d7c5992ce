import { useUserSettings } from '@vendure/dashboard'

const dutch = {
  shop: 'Winkel',
  page: "Pagina's",
  post: 'Journaal',
  setting: 'Instellingen van de winkel',
  redirect: 'Doorverwijzingen',
  tickets: 'Vragen van klanten',
  withdrawals: 'Herroepingen',
  unpaid: 'Niet betaald',
  save: 'Bewaren',
  saved: 'Bewaard: het staat binnen twee seconden in de winkel.',
  back: 'Terug naar de lijst',
  look: 'Bekijken in de winkel',
  answer: 'Antwoord',
  send: 'Versturen',
  sent: 'Verstuurd.',
  nothing: 'Er is niets.',
  loading: 'Laden …',
  dutch: 'Nederlands',
  english: 'Engels',
  add: 'Toevoegen',
  remove: 'Verwijderen',
  customer: 'Klant',
  moment: 'Wanneer',
  order: 'Bestelling',
  amount: 'Bedrag',
  goods: 'Artikelen',
  statement: 'Verklaring',
  status: 'Stand',
  failed: 'Het is niet gelukt: ',
}

const english: typeof dutch = {
  shop: 'Shop',
  page: 'Pages',
  post: 'Journal',
  setting: 'Settings of the shop',
  redirect: 'Redirects',
  tickets: 'Questions of customers',
  withdrawals: 'Withdrawals',
  unpaid: 'Not paid',
  save: 'Save',
  saved: 'Saved: it is in the shop within two seconds.',
  back: 'Back to the list',
  look: 'See it in the shop',
  answer: 'Answer',
  send: 'Send',
  sent: 'Sent.',
  nothing: 'There is nothing.',
  loading: 'Loading …',
  dutch: 'Dutch',
  english: 'English',
  add: 'Add',
  remove: 'Remove',
  customer: 'Customer',
  moment: 'When',
  order: 'Order',
  amount: 'Amount',
  goods: 'Goods',
  statement: 'Statement',
  status: 'Status',
  failed: 'That failed: ',
}

export type Words = typeof dutch

export const wordsOf = (language: string): Words => (language === 'en' ? english : dutch)

/** Words in the language that the merchant chose for the dashboard. */
export const useWords = (): Words => wordsOf(useUserSettings().settings.displayLanguage)

/** Key of the dashboard's settings in the browser. */
export const settingsKey = 'vendure-user-settings'

/** The language at the start, for titles that are read once. */
export const languageAtStart = (): string => {
  const settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as { readonly displayLanguage?: string }
  return settings.displayLanguage ?? 'nl'
}
