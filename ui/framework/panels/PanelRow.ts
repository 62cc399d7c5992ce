import type { ComponentType } from 'react'
import type { ResolvedPage } from '../router/resolvedPage.ts'
import type { PanelName } from './createPanels.ts'
import type { LazyModule } from './useLazy.ts'

/** The exports of a panel's module that the outlet uses. */
export interface PanelModule {
  readonly Panel: ComponentType<{ readonly name: PanelName }>
}

/** The panels of one module. */
export interface PanelRow {
  readonly names: readonly [PanelName, ...PanelName[]]
  readonly module: LazyModule<unknown>
  /**
   * The file that `module` loads, from the project's root: the server preloads its files. Only of panels that an address may request with
   * `?panel=`.
   */
  readonly source?: string
  /** The only routes on which an address may request it; every route when left out. */
  readonly routes?: readonly string[]
}

/** Panels that the outlet shows; others are shown by the page that knows what is in them. */
export interface OutletPanelRow extends PanelRow {
  readonly module: LazyModule<PanelModule>
  /** Whether it is loaded ahead of a press, on this page, when the browser is idle. */
  readonly isPreloaded?: (page: ResolvedPage) => boolean
  /** Preloaded panels are also mounted invisibly, so that a click has little left to do. */
  readonly isPremounted?: boolean
}
