import createPurifier from 'dompurify'
import { allowedElements, isAllowedAttribute, droppedElements } from './sanitizerPolicy.ts'
import type { Sanitise } from './sanitizerPolicy.ts'

const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  data.keepAttr = isAllowedAttribute(element.nodeName.toLowerCase(), data.attrName, data.attrValue)
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove()
})

const rules = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: Object.values(allowedElements).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedElements],
}

/** HTML of the shop's backend, balanced by the browser's own parser, with everything taken out that could run, load a frame or leave the page's design. */
export const sanitiseHtml: Sanitise = (html) => purifier.sanitize(html, rules)
