/** Text for HTML. */
export const escaped = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The Markdown that the contract's descriptions use: **strong**, `code`. */
const inline = (line: string): string =>
  escaped(line)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** A description as paragraphs; nothing for an empty one. */
export const paragraphs = (description: string): string =>
  description
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${inline(part.trim())}</p>`)
    .join('\n')

/** A description that stands in a cell. */
export const sentence = (description: string): string => inline(description.replaceAll(/\s+/g, ' ').trim())

/** A table with a caption; nothing when it has no rows. The first cell of a row names it. Cells are HTML. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  if (rows.length === 0) return ''
  const head = heads.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows
    .map(([name = '', ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(caption)}">
<table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`
}

/** Something to open; the summary is HTML. */
export const details = (summary: string, content: string): string => `<details><summary>${summary}</summary>\n${content}\n</details>`

/** A value as JSON to read. */
export const json = (value: unknown): string => `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`

export const code = (plain: string): string => `<code>${escaped(plain)}</code>`
