/** The shop's time zone. */
const zone = 'Europe/Amsterdam'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What the shop's clock says, as YYYY-MM-DD and HH:MM. @param now in ms since 1970-01-01 UTC */
export const shopTime = (now: number): { readonly day: string; readonly time: string } => {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}
