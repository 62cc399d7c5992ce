import filterHtml from 'xss'
import type { IFilterXSSOptions } from 'xss'

const textOnly: string[] = []

/**
 * What the shop's editors may use in long descriptions and articles. No styles, scripts, frames, forms or ids:
 * the page's own design dresses the text, and nothing in it can act.
 */
const rules: IFilterXSSOptions = {
  whiteList: {
    a: ['href', 'title'],
    b: textOnly,
    blockquote: textOnly,
    br: textOnly,
    caption: textOnly,
    em: textOnly,
    figcaption: textOnly,
    figure: textOnly,
    h2: textOnly,
    h3: textOnly,
    h4: textOnly,
    hr: textOnly,
    i: textOnly,
    img: ['src', 'alt', 'width', 'height'],
    li: textOnly,
    ol: textOnly,
    p: textOnly,
    strong: textOnly,
    sub: textOnly,
    sup: textOnly,
    table: textOnly,
    tbody: textOnly,
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    thead: textOnly,
    tr: textOnly,
    u: textOnly,
    ul: textOnly,
  },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
}

/** HTML of the shop's host, with everything taken out that could run, load a frame or leave the page's design. */
export const sanitiseHtml = (html: string): string => filterHtml(html, rules)
