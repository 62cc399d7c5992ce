export const notification = {
  defaultTitle: 'Melding',
  region: 'Meldingen',
  close: 'Melding sluiten',
}
