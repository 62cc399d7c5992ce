import type { RedirectRecord } from '../host/records/ShopRecord.ts'

/** Redirects that the shop's owner keeps: from a path without language prefix to a path or an absolute address. */
export const redirectRules: readonly RedirectRecord[] = [
  { path: '/tapijten', target: '/vloerkleden', statusCode: 301 },
  { path: '/carpets', target: '/rugs', statusCode: 301 },
  { path: '/actie', target: '/outlet', statusCode: 302 },
  { path: '/kleed-op-maat', target: '/product/1001/vloerkleed-op-maat', statusCode: 301 },
  { path: '/vacatures', target: 'https://werkenbij.thuishaven.test/', statusCode: 302 },
]
