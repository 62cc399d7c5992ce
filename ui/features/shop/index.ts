export { PageLink } from './PageLink.tsx'
export { ShopContext, useShop } from './ShopContext.ts'
export { cancelableQueryClient } from './cancelableQueryClient.ts'
export { createQueryClient } from './createQueryClient.ts'
export {
  addressesQuery,
  detailsQuery,
  invoicesQuery,
  orderByKeyQuery,
  orderPaymentsQuery,
  orderQuery,
  ordersQuery,
  quoteQuery,
  shareQuery,
  passkeysQuery,
  ticketsQuery,
} from './customerQueries.ts'
export { deliveryAddress, deliveryCountry } from './deliveryCountry.ts'
export { flashAt, flashKeyOf, longestCode } from './flash.ts'
export type { FlashKey, FlashReason } from './flash.ts'
export { forgetWithCustomer } from './forgetWithCustomer.ts'
export { pagePicture } from './pagePicture.ts'
export { inLanguage, matchPath, nameOfOtherLanguage, namedBy, pathTo, pathsTo } from './paths.ts'
export type { PathName, PathNameAlone } from './paths.ts'
export {
  configQuery,
  contentQuery,
  deliveryOptionsQuery,
  failureOf,
  fetchResult,
  foundQuery,
  navigationQuery,
  paymentOptionsQuery,
  paymentQuery,
  productQuery,
  redirectQuery,
  unwrap,
} from './queries.ts'
export { phoneAddress, whatsappAddress } from './support.ts'
export { actionDataKey, useActionData } from './useActionData.ts'
export { ConfigContext, useConfig, useLoadedConfig } from './useConfig.ts'
export { useCustomerMutation } from './useCustomerMutation.ts'
export { useDateText } from './useDateText.ts'
export { MadeAtContext, useNow } from './useNow.ts'
export { useReportError } from './useReportError.ts'
