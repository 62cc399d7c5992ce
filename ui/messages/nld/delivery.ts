export const delivery = {
  tomorrow: 'Morgen bezorgd',
  withinDays_one: 'Binnen {count} dag',
  withinDays_other: 'Binnen {count} dagen',
  week: '1 week',
  weeks: '{from} - {to} weken',
  none: 'Geen indiciatie',
}
