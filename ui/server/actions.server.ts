import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { Text } from '../messages/text.ts'
import { accountForms } from './accountForms.server.ts'
import type { ActionDependencies, ServerAction } from './action.server.ts'
import { addToCart } from './addToCart.server.ts'
import { afterSaleForms } from './afterSaleForms.server.ts'
import { changeCart } from './changeCart.server.ts'
import { checkoutForms } from './checkoutForms.server.ts'
import { consentAction } from './consentAction.server.ts'
import { customerData } from './customerData.server.ts'
import type { PrivateFileSource } from './fetchPrivateFile.server.ts'
import { invoicePdf } from './invoicePdf.server.ts'
import { orderAgain } from './orderAgain.server.ts'
import { wishlistAction } from './wishlistAction.server.ts'

/** What some action or other needs. */
export interface ShopActionDependencies extends ActionDependencies<Shop>, PrivateFileSource {
  readonly textIn: (locale: Locale) => Text
}

/** Everything that the server answers beside pages and documents, registered by the features. */
export const actions: readonly ServerAction<ShopActionDependencies>[] = [
  consentAction,
  addToCart,
  ...changeCart,
  ...checkoutForms,
  ...afterSaleForms,
  ...accountForms,
  orderAgain,
  invoicePdf,
  customerData,
  wishlistAction,
]
