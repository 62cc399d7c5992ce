import type { ComponentType } from 'react'
import type { ResolvedPage } from '../location/resolvedPage.ts'
import type { PanelName } from './createPanels.ts'
import type { LazyModule } from './useLazy.ts'

/** What the module of a panel exports, as far as the outlet shows it. */
export interface PanelModule {
  readonly Panel: ComponentType<{ readonly name: PanelName }>
}

interface PanelRowBase {
  /** The panels of one module. */
  readonly names: readonly [PanelName, ...PanelName[]]
  /** The file that `module` loads, from the project's root: the server preloads its files. */
  readonly source: string
  /** The routes on which an address may ask for it with `?panel=`; none when left out. */
  readonly addressedOn?: 'everyRoute' | readonly string[]
  /** An address also says what of it, with `about=`. */
  readonly hasSubject?: boolean
}

export type PanelRow = PanelRowBase &
  (
    | {
        readonly shownBy: 'outlet'
        readonly module: LazyModule<PanelModule>
        /** Whether it is loaded ahead of a press, on this page, when the browser is idle. */
        readonly isPreloaded?: (page: ResolvedPage) => boolean
        /** What is loaded ahead is mounted as well, out of sight, so that its press has little left to do. */
        readonly isPremounted?: boolean
      }
    | { readonly shownBy: 'page'; readonly module: LazyModule<unknown> }
  )

/** Every panel of an app, in the order in which they are loaded when the browser is idle. */
export type PanelTable = readonly PanelRow[]

export const rowOf = (table: PanelTable, name: PanelName): PanelRow => {
  const found = table.find(({ names }) => names.includes(name))
  if (found === undefined) throw new Error(`There is no panel '${name}' in the table of panels.`)
  return found
}
