/** The address of a path on the shop's own host; an address that is absolute already stays. */
export const absoluteUrl = (appUrl: string, path: string): string =>
  /^https?:\/\//i.test(path) ? path : `${appUrl.replace(/\/+$/, '')}${path.startsWith('/') ? path : `/${path}`}`
