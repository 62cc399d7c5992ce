import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import type { Picture } from '@thuishaven/core/catalogue'
import type { Text } from '../messages/text.ts'
import type { PathName as ShopPathName } from '../features/shop/index.ts'

/** Extends the router's types for this shop. */
declare module '../framework/router/register.ts' {
  interface Register {
    readonly pathName: ShopPathName
    readonly layout: 'ecommerce' | 'business' | 'checkout' | 'account'
    /** auth: guests only; authenticated: a verified session; authenticated-account: one with a customer account (RTE-10). */
    readonly guard: 'auth' | 'authenticated' | 'authenticated-account'
    readonly loaderContext: {
      readonly shop: Shop
      readonly queries: QueryClient
      /** A message of the active language. */
      readonly text: Text
    }
    readonly head: {
      readonly description?: string
      /** Canonical path when it is not the active one of `paths`. */
      readonly canonical?: string
      /** For link previews; the shop's own when there is none. */
      readonly picture?: Picture | null
      /** 'website' when left out. */
      readonly type?: 'product' | 'article'
    }
  }
}
