import { dirname } from 'node:path'
import ts from '../ts5/node_modules/typescript/lib/typescript.js'

/** One exported name of a package. */
export interface Export {
  readonly name: string
  /** The declaration without comments. */
  readonly signature: string
  /** The first sentence of its doc comment; '' when it has none. */
  readonly doc: string
  /** Types in the signature that the package does not export. */
  readonly hidden: readonly string[]
}

const printer = ts.createPrinter({ removeComments: true })

/** A sentence ends at a full stop or colon before a capital, so not at 'incl. VAT'. */
const firstSentence = (text: string): string =>
  /^.*?(?<!\b(?:incl|excl))[.:](?=\s+\p{Lu}|\s+['`\d]|$)/u.exec(text)?.[0].replace(/:$/, '.') ?? text

const docOf = (declaration: ts.Declaration): string => {
  const owner = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const comment = ts.getJSDocCommentsAndTags(owner).findLast(ts.isJSDoc)?.comment
  const text = typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? '')
  return firstSentence((text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim())
}

const signatureOf = (declaration: ts.Declaration): string => {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^export (?:declare )?/, '')
    .replaceAll('    ', '  ')
    .replace(/;$/, '')
}

const surfaceIn = (program: ts.Program, entry: string): readonly Export[] => {
  const folder = dirname(entry)
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`${entry} exports nothing that could be reported.`)

  const resolved = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const exported = checker.getExportsOfModule(module)
  const known = new Set(exported.map(resolved))

  const hiddenIn = (declaration: ts.Declaration): readonly string[] => {
    const hidden = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = checker.getSymbolAtLocation(node)
        const target = symbol === undefined ? undefined : resolved(symbol)
        const home = target?.declarations?.[0]
        const isNamed = home !== undefined && (ts.isInterfaceDeclaration(home) || ts.isTypeAliasDeclaration(home))
        if (target !== undefined && isNamed && home.getSourceFile().fileName.startsWith(folder) && !known.has(target))
          hidden.add(target.name)
      }
      ts.forEachChild(node, visit)
    }
    visit(declaration)
    return [...hidden].toSorted()
  }

  return exported
    .map((symbol) => {
      const declarations = resolved(symbol).declarations ?? []
      return {
        name: symbol.name,
        signature: declarations.map(signatureOf).join('\n'),
        doc: declarations.map(docOf).find((text) => text !== '') ?? '',
        hidden: declarations.flatMap(hiddenIn),
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Reads the public surfaces of packages from their declarations, each file once. @param entries paths of their index.d.ts */
export const surfacesOf = (entries: readonly string[]): readonly (readonly Export[])[] => {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  })
  return entries.map((entry) => surfaceIn(program, entry))
}
