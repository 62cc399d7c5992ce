import filterHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'
import { allowedElements, isAllowedAttribute, droppedElements } from './sanitizerPolicy.ts'
import type { Sanitise } from './sanitizerPolicy.ts'

const rules: IOptions = {
  allowedTags: Object.keys(allowedElements),
  allowedAttributes: Object.fromEntries(Object.entries(allowedElements).map(([element, attributes]) => [element, [...attributes]])),
  nonTextTags: [...droppedElements],
  // Judged by the table below, which both sides have.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isAllowedAttribute(tagName, name, value))),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

/** HTML of the shop's backend, balanced, with everything taken out that could run, load a frame or leave the page's design. */
export const sanitiseHtml: Sanitise = (html) => filterHtml(html, rules)
