export const price = {
  free: 'Gratis',
  missing: 'Prijs niet beschikbaar',
  now: 'Nu',
  before: 'Eerst',
  discount: 'Korting',
  incl: 'incl. btw',
  excl: 'excl. btw',
}
