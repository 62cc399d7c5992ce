import type { Locale } from '../locale/locale.ts'

/** Paths of earlier versions of the shop and where their content is now, without language prefix (RTE-12). */
export const oldPaths: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/shop': { nld: '/products', eng: '/products' },
  '/category/centrale': { nld: '/hubs', eng: '/hubs' },
  '/category/cameras': { nld: '/videobewaking/cameras', eng: '/video-surveillance/cameras' },
  '/category/branddetectie': { nld: '/branddetectoren', eng: '/fire-detectors' },
  '/begin-nu': { nld: '/samenstellen', eng: '/samenstellen' },
  '/nieuw': { nld: '/', eng: '/' },
  '/category/sirenes-en-flitsers': { nld: '/sirenes', eng: '/sirens' },
  '/verschillen-tussen-de-hubs': { nld: '/samenstellen', eng: '/samenstellen' },
}
