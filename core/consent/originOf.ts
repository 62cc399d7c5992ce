const outside =
  /^(https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::[0-9]{1,5})?)(?=[/?#]|$)/i

/**
 * Scheme and backend of an address that scripts and styles of others may come from, as a content security policy names them: https, or a
 * program on this machine. Null for anything else: no wildcard, no user name, no other scheme.
 */
export const originOf = (address: string): string | null => outside.exec(address)?.[1]?.toLowerCase() ?? null
