import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'

/** Regular or bold; the family is split into two font files, and a word may need glyphs of both. */
type Strength = 'plain' | 'strong'
const halves = ['latin', 'latin-ext'] as const
type Half = (typeof halves)[number]

const faceOf = (half: Half, strength: Strength): Buffer => readFileSync(new URL(`./faces/${half}-${strength}.ttf`, import.meta.url))

/** The characters of each font file. */
const known: Readonly<Record<Half, RegExp>> = {
  latin: /[ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]/u,
  'latin-ext':
    /[\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u,
}
const halfOf = (letter: string): Half | undefined => halves.find((half) => known[half].test(letter))

/** A sign that no file has, and the letter that looks like it. */
const alike: ReadonlyMap<string, string> = new Map([['⌀', 'Ø']])

/** A letter that no file has is written without its accents, and as ? where that does not help: PDF/A allows no missing glyphs. */
const writable = (letter: string): readonly string[] => {
  if (halfOf(letter) !== undefined) return [letter]
  const simpler = Array.from(letter.normalize('NFKD')).filter((part) => halfOf(part) !== undefined)
  return simpler.length > 0 ? simpler : /\p{Cf}|\p{M}/u.test(letter) ? [] : ['?']
}

/** Splits a text where the font file changes. */
const runsOf = (text: string): readonly { readonly half: Half; readonly text: string }[] =>
  Array.from(text.normalize('NFC'))
    .map((letter) => alike.get(letter) ?? letter)
    .flatMap(writable)
    .reduce<{ half: Half; text: string }[]>((runs, letter) => {
      const half = halfOf(letter) ?? 'latin'
      const last = runs.at(-1)
      if (last?.half === half) last.text += letter
      else runs.push({ half, text: letter })
      return runs
    }, [])

export interface Style {
  readonly size?: number
  readonly strength?: Strength
  /** 'right': `x` is where the text ends. */
  readonly align?: 'left' | 'right'
  /** Belongs to the page and not to the text, such as a footer. */
  readonly isArtifact?: boolean
}

/** Writes on PDF pages, in points from the top left corner. */
export interface PdfPen {
  readonly write: (text: string, x: number, y: number, style?: Style) => void
  /** Wraps text between words to lines of at most `width`. */
  readonly lines: (text: string, width: number, style?: Style) => readonly string[]
  readonly rule: (y: number) => void
  readonly newPage: () => void
  /** Writes the footer of every page once all pages exist. */
  readonly onEveryPage: (write: (page: number, pages: number) => void) => void
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>
}

const left = 56
const right = 539

/** A4 pages with Figtree embedded, as PDF/A-3a. */
export const openPdf = (about: {
  readonly title: string
  readonly language: string
  readonly madeAt: Date
  /** A file that says the same to a program, of documents that have one. */
  readonly attachment?: Readonly<Record<'name' | 'type' | 'description' | 'content', string>>
}): PdfPen => {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: about.language,
    // Without its author: PDFKit writes the name of a shop with an & as wrong XML.
    info: { Title: about.title, CreationDate: about.madeAt },
  })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', () => resolve())
    document.on('error', reject)
  })
  for (const half of halves)
    for (const strength of ['plain', 'strong'] as const) document.registerFont(`${half}-${strength}`, faceOf(half, strength))

  const face = (half: Half, { strength = 'plain', size = 10 }: Style) => document.font(`${half}-${strength}`).fontSize(size)
  const widthOf = (text: string, style: Style): number =>
    runsOf(text).reduce((sum, run) => sum + face(run.half, style).widthOfString(run.text), 0)
  const content = document.struct('Document')
  document.addStructure(content)

  if (about.attachment !== undefined) {
    const { name, type, description, content: attached } = about.attachment
    // The types of PDFKit do not know the relationship.
    const file = { name, type, description, creationDate: about.madeAt, modifiedDate: about.madeAt, relationship: 'Alternative' }
    document.file(Buffer.from(attached), file)
  }

  const artifact = (draw: () => void): void => {
    document.markContent('Artifact', {})
    draw()
    document.endMarkedContent()
  }
  const write: PdfPen['write'] = (text, x, y, style = {}) => {
    const draw = (): void => {
      let at = style.align === 'right' ? x - widthOf(text, style) : x
      for (const run of runsOf(text)) {
        face(run.half, style).text(run.text, at, y, { lineBreak: false })
        at += document.widthOfString(run.text)
      }
    }
    if (style.isArtifact === true) artifact(draw)
    else content.add(document.struct(style.strength === 'strong' && (style.size ?? 10) > 12 ? 'H1' : 'P', {}, draw))
  }
  return {
    write,
    lines: (text, width, style = {}) => {
      const lines: string[] = []
      for (const word of text.split(/\s+/)) {
        const last = lines.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last === undefined || widthOf(longer, style) > width) lines.push(word)
        else lines[lines.length - 1] = longer
      }
      return lines
    },
    rule: (y) => artifact(() => void document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#b9b2a6').stroke()),
    newPage: () => void document.addPage(),
    onEveryPage: (draw) => {
      const { start, count } = document.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        document.switchToPage(page)
        draw(page + 1, count)
      }
    },
    finish: async () => {
      content.end()
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(pieces))
    },
  }
}
