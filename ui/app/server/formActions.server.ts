import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { Text } from '../../messages/text.ts'
import { accountForms, customerData, personalForms } from '../../features/account/index.server.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { addToCart, changeCart } from '../../features/cart/index.server.ts'
import { afterSaleForms, invoiceFiles, orderForms } from '../../features/orders/index.server.ts'
import { checkoutForms } from '../../features/checkout/index.server.ts'
import { companyForms } from '../../features/company/index.server.ts'
import { contactForm } from '../../features/content/index.server.ts'
import { consentAction } from '../../features/consent/index.server.ts'
import type { PrivateFileSource } from '../../features/account-frame/index.server.ts'
import { vatSideAction } from '../../features/prices/index.server.ts'
import { quoteForms, quotePdf } from '../../features/quotes/index.server.ts'
import { shareActions } from '../../features/sharing/index.server.ts'
import { ticketForms } from '../../features/tickets/index.server.ts'
import { wishlistAction } from '../../features/wishlist/index.server.ts'

/** Dependencies of the actions. */
export interface ShopActionDependencies extends ActionDependencies<Shop>, PrivateFileSource {
  readonly textIn: (locale: Locale) => Text
}

/** Everything that the server serves besides pages and documents, registered by the features. */
export const formActions: readonly ServerAction<ShopActionDependencies>[] = [
  consentAction,
  addToCart,
  ...changeCart,
  ...checkoutForms,
  ...afterSaleForms,
  ...accountForms,
  contactForm,
  personalForms,
  companyForms,
  orderForms,
  ticketForms,
  ...invoiceFiles,
  customerData,
  wishlistAction,
  vatSideAction,
  ...quoteForms,
  quotePdf,
  ...shareActions,
]
