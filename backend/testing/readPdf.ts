import { inflateSync } from 'node:zlib'

/** The text of a PDF page by page, read back through the fonts' own maps of glyphs to letters, with the names of the embedded fonts. */
export const readPdf = (
  file: Uint8Array,
): { readonly pages: readonly string[]; readonly fonts: readonly string[]; readonly source: string } => {
  const source = Buffer.from(file).toString('latin1')
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number, body]) => [number ?? '', body ?? '']))
  const streamOf = (number: string): string => {
    const [head = '', rest = ''] = (objects.get(number) ?? '').split(/stream\n/, 2)
    const bytes = Buffer.from(rest.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1])), 'latin1')
    return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const lettersOf = (font: string): ReadonlyMap<string, string> => {
    const map = streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '')
    const letters = [...map.matchAll(/<([0-9a-f]+)>(?=[^<]*<|[^<]*\])/gi)].map(([, code]) => code ?? '')
    // pdfkit numbers the glyphs it embeds from 0, in the order of this list.
    const listed = /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/i.exec(map)?.[1]?.match(/<([0-9a-f ]*)>/gi) ?? letters
    return new Map(
      listed.map((code, glyph) => [
        glyph.toString(16).padStart(4, '0'),
        Buffer.from(code.replace(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'),
      ]),
    )
  }
  const fontsOf = (page: string) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page
    const block = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
    return new Map(
      [...block.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [name ?? '', lettersOf(objects.get(number ?? '') ?? '')]),
    )
  }
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const fonts = fontsOf(page)
      let letters: ReadonlyMap<string, string> = new Map()
      return [...streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
        .map(([, font, shown]) => {
          if (font !== undefined) letters = fonts.get(font) ?? letters
          return [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, hex]) => (hex ?? '').match(/.{4}/g) ?? [])
            .map((glyph) => letters.get(glyph.toLowerCase()) ?? '?')
            .join('')
        })
        .join('|')
    })
  return { pages, fonts: [...source.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name ?? ''), source }
}
