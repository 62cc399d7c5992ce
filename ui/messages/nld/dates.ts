export const dates = {
  notAvailable: 'Datum niet beschikbaar',
}
