import type { ShopConfig } from '../config/config.ts'
import type { AccountPort } from '../ports/AccountPort.ts'
import type { AnalyticsPort } from '../ports/AnalyticsPort.ts'
import type { CheckoutPort } from '../ports/CheckoutPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { PanelStore, SessionStore, ToastStore } from '../shop.ts'
import type { Run } from '../run.ts'
import type { CartControl } from '../cart/makeCartStore.ts'

/** What the checkout works with. */
export interface CheckoutStoreParts {
  readonly ports: {
    readonly account: AccountPort
    readonly analytics: AnalyticsPort
    readonly checkout: CheckoutPort
    readonly ids: IdsPort
    readonly storage: StoragePort
  }
  readonly run: Run
  readonly cart: CartControl
  readonly session: SessionStore
  readonly panels: Pick<PanelStore, 'open'>
  readonly toasts: Pick<ToastStore, 'show'>
  /** The shop's configuration; null when it cannot be had. */
  readonly config: () => Promise<ShopConfig | null>
}
