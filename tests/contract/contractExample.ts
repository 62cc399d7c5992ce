import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const files = new Map<string, Readonly<Record<string, { readonly value: unknown } | undefined>>>()

const read = (file: string) => {
  const known = files.get(file)
  if (known !== undefined) return known
  const text = readFileSync(fileURLToPath(new URL(`../../contracts/examples/${file}.yaml`, import.meta.url)), 'utf8')
  const examples = parse(text) as Readonly<Record<string, { readonly value: unknown } | undefined>>
  files.set(file, examples)
  return examples
}

/** A named example of the contract, as it is written there. */
export const contractExample = (file: string, name: string): unknown => {
  const found = read(file)[name]
  if (found === undefined) throw new Error(`contracts/examples/${file}.yaml has no example ${name}`)
  return found.value
}
