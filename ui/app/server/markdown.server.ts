/** Running text of a sanitised page as markdown: for programs that read the shop without drawing it. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

/** Signs that would mean something at their place. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&')

/** A text of the shop on one line. */
export const markdownText = (text: string): string => escaped(text.replaceAll(/\s+/g, ' ').trim())

/** A link; without text its address is the text. */
export const markdownLink = (text: string, address: string): string =>
  `[${markdownText(text) || escaped(address)}](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

const attribute = (tag: string, name: string): string => plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

const blocks: Readonly<Record<string, string>> = {
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  p: '',
  blockquote: '> ',
  figcaption: '',
  caption: '',
}
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }

/**
 * Sanitised HTML, whose tags are well formed and few, as markdown.
 * @param absolute makes an address that also leads there from outside the shop
 */
export const markdownOf = (html: string, absolute: (address: string) => string): string => {
  const lines: string[] = []
  let line = ''
  const lists: { kind: string; count: number }[] = []
  let link: { readonly address: string; readonly from: number } | null = null
  /** Cells of the table's present row; null outside of tables. */
  let row: string[] | null = null
  let headed = false
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trimEnd())
    line = ''
  }
  const gap = (): void => {
    end()
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('')
  }
  for (const [token, closing, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>|[^<]+|</gi)) {
    const name = tag?.toLowerCase()
    if (name === undefined) {
      line += escaped(plain(token).replaceAll(/\s+/g, ' '))
    } else if (name in marks) {
      line += marks[name]
    } else if (name === 'br') {
      line += row === null ? '  \n' : ' '
    } else if (name === 'hr') {
      gap()
      lines.push('---', '')
    } else if (name === 'img') {
      const alt = attribute(token, 'alt')
      if (alt !== '') line += `!${markdownLink(alt, absolute(attribute(token, 'src')))}`
    } else if (name === 'a') {
      if (closing === '') link = { address: attribute(token, 'href'), from: line.length }
      else if (link !== null) {
        const text = line.slice(link.from)
        if (link.address !== '') line = `${line.slice(0, link.from)}[${text}](<${absolute(link.address)}>)`
        link = null
      }
    } else if (name === 'ul' || name === 'ol') {
      if (lists.length === 0) gap()
      else end()
      if (closing === '') lists.push({ kind: name, count: 0 })
      else {
        lists.pop()
        if (lists.length === 0) gap()
      }
    } else if (name === 'li') {
      end()
      const list = lists.at(-1)
      if (closing === '' && list !== undefined) {
        list.count += 1
        line = '  '.repeat(lists.length - 1) + (list.kind === 'ol' ? `${list.count}. ` : '- ')
      }
    } else if (name === 'table') {
      gap()
      headed = false
      row = null
    } else if (name === 'tr') {
      end()
      if (closing === '') row = []
      else if (row !== null) {
        lines.push(`| ${row.join(' | ')} |`)
        if (!headed) lines.push(`|${' --- |'.repeat(row.length)}`)
        headed = true
        row = null
      }
    } else if (name === 'td' || name === 'th') {
      if (closing !== '' && row !== null) {
        row.push(line.trim())
        line = ''
      }
    } else if (name in blocks && lists.length === 0 && row === null) {
      gap()
      if (closing === '') line = blocks[name] ?? ''
    }
  }
  end()
  return lines.join('\n').trim()
}
