import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'

/** Fails when docs/accessibility.md leaves a criterion of WCAG 2.2 A or AA without a proof, or names a missing test. */
const criteria =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 ' +
  '2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 ' +
  '3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'

/** Whether a line of the file is the title of an enabled test or check. */
const isThere = (file: string, title: string): boolean =>
  title !== '' &&
  existsSync(join(root, file)) &&
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .some((line) => line.includes(title) && !/\.(?:skip|fixme|todo)\b|^\s*(?:\/\/|\*)/.test(line))

const table = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
const proofs = new Map(
  [...table.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| AA? \| ([^|]+) \|$/gm)].map(([, number = '', proof = '']) => [number, proof]),
)
const faults = criteria.split(' ').flatMap((number) => {
  const proof = proofs.get(number) ?? ''
  if (/^\*(?:by eye|not applicable)\*: \S/.test(proof)) return []
  const tests = [...proof.matchAll(/`([^`:]+):? ?([^`]*)`/g)]
  if (tests.length === 0) return [`${number} has no proof.`]
  return tests
    .filter(([, file = '', title = '']) => !isThere(file, title))
    .map(([named]) => `${number} names a test that is not there: ${named}`)
})
if (faults.length > 0) {
  process.stderr.write(`docs/accessibility.md:\n${faults.join('\n')}\n`)
  process.exitCode = 1
}
