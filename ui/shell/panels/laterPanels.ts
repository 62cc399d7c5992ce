/** Panels whose code travels at their first use, or before when the browser has nothing to do. */
export interface LaterPanels<Panels> {
  /** Fetches the code. When that fails, the next one who asks tries again. */
  readonly load: () => Promise<Panels>
  /** The same when a pointer or the focus comes near, so that the click finds it there; whether it came is for the click to see. */
  readonly preload: () => void
  /** The panels when their code is there already. */
  readonly loaded: () => Panels | null
}

const later = <Panels>(open: () => Promise<Panels>): LaterPanels<Panels> => {
  let panels: Panels | null = null
  let loading: Promise<Panels> | null = null
  const load = (): Promise<Panels> => {
    loading ??= open().then(
      (module) => {
        panels = module
        return module
      },
      (problem: unknown) => {
        loading = null
        throw problem
      },
    )
    return loading
  }
  return { load, preload: () => void load().catch(() => undefined), loaded: () => panels }
}

/** Cart and coupons travel together. */
export const cartPanels = later(() => import('../../pages/cart/index.ts'))
export const menuPanel = later(() => import('./MobileMenu.tsx'))
export const searchPanel = later(() => import('../../pages/search/panel.ts'))
