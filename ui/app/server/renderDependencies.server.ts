import type { ServerComposition } from '../../../adapters/composition/createServerShop.server.ts'
import type { Locale } from '@thuishaven/core/locale'
import type { Messages } from '../../messages/createMessages.ts'
import type { AssetsOf } from '../../framework/server/assets.server.ts'
import type { ConfigFiles } from './configFiles.server.ts'
import type { LanguagePreference } from '../../features/language/index.server.ts'

export interface RenderDependencies {
  readonly composition: ServerComposition
  readonly assetsOf: AssetsOf
  readonly configFiles: ConfigFiles
  /** The starter that documents carry, as a source for the content security policy; null where the bundler's server adds its own. */
  readonly starterSource: string | null
  readonly texts: Readonly<Record<Locale, Messages>>
  /** Name of this build; the browser compares it with builds/latest.json. */
  readonly version: string
}

export interface RenderRequest {
  readonly url: URL
  /** As the visitor's browser named it. */
  readonly host: string
  readonly preferredLanguage: LanguagePreference
  readonly locale: Locale
  readonly cookieHeader: string
  readonly signal: AbortSignal
  readonly requestId: string
  /** Headers that describe the visitor to the backend. */
  readonly backendHeaders: Readonly<Record<string, string>>
  /** The result of the posted form to which this page is the response. */
  readonly actionData?: object
}
