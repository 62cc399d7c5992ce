import { builtinEnvironments } from 'vitest/runtime'
import type { Environment } from 'vitest/runtime'

/** jsdom, with modules as Node loads them: the mock backend runs in the same program as the page. */
const environment: Environment = { ...builtinEnvironments.jsdom, name: 'jsdom', viteEnvironment: 'ssr' }

export default environment
