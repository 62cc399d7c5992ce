import type { HonoRequest } from 'hono'

/** The address as the visitor sees it: whatever stands in front of the shop and ends TLS says so in X-Forwarded-Proto. */
export const visitedUrl = (request: HonoRequest): URL => {
  const url = new URL(request.url)
  if (request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https') url.protocol = 'https:'
  return url
}
