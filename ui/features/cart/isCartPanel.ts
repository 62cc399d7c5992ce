import type { PanelName } from '../../framework/panels/createPanels.ts'

export type CartPanelName = 'cart' | 'discountCoupons'

/** The cart, as it is or with its coupons opened: one view. */
export const isCartPanel = (name: PanelName | null): boolean => name === 'cart' || name === 'discountCoupons'
