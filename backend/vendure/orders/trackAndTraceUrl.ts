/** What the carriers' pages need, by delivery method of the shop. */
const pages: Readonly<Record<string, (code: string, country: string, postalCode: string) => string>> = {
  postnl: (code, country, postalCode) => `https://jouw.postnl.nl/track-and-trace/${code}-${country}-${postalCode}`,
  gratis: (code, country, postalCode) => `https://jouw.postnl.nl/track-and-trace/${code}-${country}-${postalCode}`,
  dhl: (code) => `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${code}`,
  bpost: (code, _country, postalCode) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${code}&postalCode=${postalCode}`,
}

/**
 * Where a parcel can be followed: the carrier's page of its code, or the address that the merchant filled in instead; null when neither is known.
 * @param written the tracking code of the fulfilment, or an https address
 */
export const trackAndTraceUrl = (
  written: string,
  methodCode: string,
  address: { readonly countryCode?: string | undefined; readonly postalCode?: string | undefined },
): string | null => {
  const code = written.trim()
  if (URL.parse(code)?.protocol === 'https:') return code
  if (!/^[\w-]+$/.test(code)) return null
  return pages[methodCode]?.(code, address.countryCode ?? 'NL', (address.postalCode ?? '').replaceAll(/\s/g, '')) ?? null
}
