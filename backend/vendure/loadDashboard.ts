import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { VendureConfig } from '@vendure/core'

/** The built dashboard, and the plugin that serves it; both come with its own packages (dashboard/). */
const built = fileURLToPath(new URL('dashboard/dist', import.meta.url))
const plugin = new URL('dashboard/node_modules/@vendure/dashboard/dist/plugin/index.js', import.meta.url)

interface DashboardPackage {
  readonly DashboardPlugin: {
    readonly init: (options: { readonly route: string; readonly appDir: string }) => NonNullable<VendureConfig['plugins']>[number]
  }
}

/** The plugins of the dashboard; none while it is not built. */
export const loadDashboard = async (): Promise<NonNullable<VendureConfig['plugins']>> => {
  if (!existsSync(`${built}/index.html`) || !existsSync(plugin)) return []
  const { DashboardPlugin } = (await import(plugin.href)) as DashboardPackage
  return [DashboardPlugin.init({ route: 'dashboard', appDir: built })]
}
