import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../build/sources.ts'
import { freePort } from './freePorts.ts'

const admin = {
  VENDURE_ADMIN: 'test-admin',
  VENDURE_ADMIN_PASSWORD: 'a-password-of-tests',
  VENDURE_COOKIE_SECRET: 'a-secret-of-tests-with-32-letters-',
}

/** The administrator of a Vendure that a test starts. */
export const testAdministrator = { identifier: admin.VENDURE_ADMIN, password: admin.VENDURE_ADMIN_PASSWORD }

/** An asset, or why there is none. */
export interface UploadedAsset {
  readonly id?: string
  readonly preview?: string
  readonly width?: number
  readonly message?: string
}

/** A running Vendure. */
export interface RunningVendure {
  /** Without trailing slash. */
  readonly address: string
  readonly pid: number
  /** A query of the admin API, signed in as the administrator. Throws on errors. */
  readonly query: <Data>(query: string, variables?: object) => Promise<Data>
  /** Uploads files as the dashboard does, in the language `nl` or `en`. Throws on errors. */
  readonly upload: (files: readonly File[], language?: 'nl' | 'en') => Promise<readonly UploadedAsset[]>
  /** A request with the administrator's session. */
  readonly fetchSignedIn: (path: string) => Promise<Response>
  /** A request without a session. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly output: () => string
  readonly hasEnded: () => boolean
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export interface VendureOptions {
  /** Its settings (backend/vendure/README.md). */
  readonly variables: Readonly<Record<'DATABASE_URL', string>> & Readonly<Record<string, string>>
  /** Node options, such as a module that is imported before it. */
  readonly nodeOptions?: readonly string[]
  /** Checkout of the program, by default this one. */
  readonly folder?: string
}

/**
 * Starts Vendure on a free local port; it fills an empty database first. Its packages must be installed. Throws its output when it does not start.
 */
export const startVendure = async ({ variables, nodeOptions = [], folder = root }: VendureOptions): Promise<RunningVendure> => {
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeOptions, 'backend/vendure/main.ts'], {
    cwd: folder,
    // If this program is killed the channel closes, which ends Vendure.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...admin, NODE_OPTIONS: '', HOST: '127.0.0.1', VENDURE_PORT: String(port), ...variables },
  })
  let output = ''
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        output += text.toString()
        if (output.includes('Vendure ready')) resolve()
      })
    child.once('exit', () => reject(new Error(`Vendure ended: ${output}`)))
  })
  const address = `http://127.0.0.1:${port}`
  let cookie = ''
  const send = async <Data>(body: string | FormData, path = '/admin-api'): Promise<Data> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}), 'apollo-require-preflight': 'true', cookie },
      body,
    })
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    const { data, errors } = (await response.json()) as { readonly data: Data; readonly errors?: unknown }
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }
  const query = <Data>(text: string, variables: object = {}): Promise<Data> => send(JSON.stringify({ query: text, variables }))
  const upload: RunningVendure['upload'] = async (files, language = 'nl') => {
    const form = new FormData()
    const text =
      'mutation ($input: [CreateAssetInput!]!) { createAssets(input: $input) { ... on Asset { id preview width } ... on ErrorResult { message } } }'
    form.set('operations', JSON.stringify({ query: text, variables: { input: files.map(() => ({ file: null })) } }))
    form.set('map', JSON.stringify(Object.fromEntries(files.map((_file, at) => [at, [`variables.input.${at}.file`]]))))
    for (const [at, file] of files.entries()) form.set(String(at), file)
    return (await send<{ readonly createAssets: readonly UploadedAsset[] }>(form, `/admin-api?languageCode=${language}`)).createAssets
  }
  await query('mutation ($name: String!, $password: String!) { login(username: $name, password: $password) { __typename } }', {
    name: admin.VENDURE_ADMIN,
    password: admin.VENDURE_ADMIN_PASSWORD,
  })
  return {
    address,
    pid: child.pid ?? 0,
    query,
    upload,
    fetchSignedIn: (path) => fetch(address + path, { headers: { cookie } }),
    fetch: (path, init) => fetch(address + path, init),
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
