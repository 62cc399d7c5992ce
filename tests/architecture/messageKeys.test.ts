import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'
import ts from '../../tools/ts5/node_modules/typescript/lib/typescript.js'
import { accountMessages } from '../../ui/messages/nld.account.ts'
import { consentMessages } from '../../ui/messages/nld.consent.ts'
import { formMessages } from '../../ui/messages/nld.forms.ts'
import { messages } from '../../ui/messages/nld.ts'

interface Catalogue {
  readonly [area: string]: string | Catalogue
}

const keysOf = (catalogue: Catalogue, before = ''): readonly string[] =>
  Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name.replace(/_(?:one|other)$/, '')] : keysOf(value, `${before}${name}.`),
  )
const messageKeys = new Set([messages, formMessages, accountMessages, consentMessages].flatMap((catalogue) => keysOf(catalogue)))

const isMessageKey = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) && (messageKeys.has(node.text) || node.text.startsWith('phrases.'))
/** `key` of anything but the keyboard. */
const isKeyOfMessage = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'key' && node.expression.getText() !== 'event'
/** The words that a backend answers with. */
const isBackendWord = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'message') || (ts.isPropertyAccessExpression(node) && node.name.text === 'message')
const isLiteral = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)
const isWord = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && node.text !== ''

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

const decides = (node: ts.Node): boolean => {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
    const { left, right } = node
    return (
      isMessageKey(left) ||
      isMessageKey(right) ||
      (isKeyOfMessage(left) && !isLiteral(right)) ||
      (isKeyOfMessage(right) && !isLiteral(left)) ||
      (isBackendWord(left) && isWord(right))
    )
  }
  if (ts.isCaseClause(node)) return isMessageKey(node.expression)
  if (ts.isElementAccessExpression(node)) return isKeyOfMessage(node.argumentExpression)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return (
      ['has', 'includes', 'startsWith', 'endsWith'].includes(node.expression.name.text) &&
      node.arguments.some((argument) => isMessageKey(argument) || isKeyOfMessage(argument) || isBackendWord(argument))
    )
  return false
}

/** Where a program decides by the key of a message, or by a word of the backend, instead of a tag. */
const decisionsIn = (path: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (decides(node)) found.push(`${path}: ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('no code branches on the key of a message or on a message of the backend', () => {
  const files = ['core', 'adapters', 'ui'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|dist|testing)\//.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(files.length).toBeGreaterThan(700)
  expect(files.flatMap((file) => decisionsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it.each([
  "failure.key === 'error.connection'",
  "stockText(pieces, policy)?.key !== 'stock.out'",
  "problem === 'phrases.anythingAtAll'",
  'message.key === missing.key',
  "failure.message === 'accountEmailAddressExists'",
  "message !== 'productOutOfStock'",
  'tones[stock.key]',
  "message.key.startsWith('phrases.')",
  'knownWords.has(failure.message)',
])('a branch on a message key is found: %s', (code) => expect(decisionsIn('planted.ts', code)).toHaveLength(1))

it.each(["failure._tag === 'Refused'", "failure.message === ''", "event.key === 'Enter'", 'moves[event.key]', "name === 'checkout'"])(
  'code without a branch on a message key is allowed: %s',
  (code) => expect(decisionsIn('planted.ts', code)).toEqual([]),
)
