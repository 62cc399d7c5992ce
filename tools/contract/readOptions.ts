import type { KnownData } from './contractScene.ts'

export interface ContractOptions {
  /** Without a trailing slash. */
  readonly url: string
  readonly writes: boolean
  /** A shell command that restores goods, run before the first request; null for none. */
  readonly restock: string | null
  /** Timeout of one response. */
  readonly seconds: number
  /** Report files to write; null for none. */
  readonly junit: string | null
  readonly json: string | null
  /** The operator's values in place of the demo shop's data. */
  readonly known: Partial<KnownData>
}

/** An invalid option; the message is one line for the operator. */
export class WrongOption extends Error {}

const named = [
  '--url',
  '--restock',
  '--timeout',
  '--junit',
  '--json',
  '--email',
  '--password',
  '--coupon',
  '--used-up-coupon',
  '--zip-code',
  '--house-number',
  '--street',
] as const
type Named = (typeof named)[number]
const isNamed = (name: string): name is Named => (named as readonly string[]).includes(name)

/** @throws WrongOption */
export const readOptions = (given: readonly string[]): ContractOptions => {
  const values = new Map<Named, string>()
  let writes = false
  for (let index = 0; index < given.length; index += 1) {
    const name = given[index] ?? ''
    const value = given[index + 1]
    if (name === '--writes') writes = true
    else if (!isNamed(name)) throw new WrongOption(`'${name}' is not an option. There are --writes, ${named.join(', ')}.`)
    else if (value === undefined || value.startsWith('--')) throw new WrongOption(`${name} needs a value.`)
    else {
      values.set(name, value)
      index += 1
    }
  }
  const url = values.get('--url')
  if (url === undefined) throw new WrongOption('Give the address of the backend: npm run contract -- --url https://backend.example')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new WrongOption(`--url: '${url}' is not an address such as https://backend.example.`)
  const seconds = Number(values.get('--timeout') ?? 30)
  if (!(seconds > 0 && seconds <= 600))
    throw new WrongOption(`--timeout: '${values.get('--timeout')}' is not a number of seconds up to 600.`)
  if (values.has('--restock') && !writes)
    throw new WrongOption('--restock has nothing to bring back without --writes: only those checks buy.')
  const known: { [name in keyof KnownData]?: string | undefined } = {
    email: values.get('--email'),
    password: values.get('--password'),
    coupon: values.get('--coupon'),
    usedUpCoupon: values.get('--used-up-coupon'),
    zipCode: values.get('--zip-code'),
    houseNumber: values.get('--house-number'),
    street: values.get('--street'),
  }
  return {
    url: url.replace(/\/+$/, ''),
    writes,
    restock: values.get('--restock') ?? null,
    seconds,
    junit: values.get('--junit') ?? null,
    json: values.get('--json') ?? null,
    known: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  }
}
