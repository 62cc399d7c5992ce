import type { PageModule } from '../../framework/router/route.ts'
import { routeById } from '../routes.ts'
import { BareError } from './BareError.tsx'

let module: PageModule | null = null

/** Fetches the error page's file before it is needed: when it is, the connection may be what failed. */
export const preloadErrorPage = async (): Promise<void> => {
  module ??= await routeById('error').importPage()
}

/** The error page as far as it is here. */
export const errorPageComponent = (): PageModule['Page'] => module?.Page ?? BareError
