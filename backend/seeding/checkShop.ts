import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Backend } from '../answers/Backend.ts'
import { loadContent } from '../catalogue/loadContent.ts'
import { wireConfig } from '../catalogue/wireConfig.ts'
import { wireProduct } from '../catalogue/wireProduct.ts'
import { UnusableShop } from '../records/readShop.ts'

/** Schemas of the contract for responses with the shop's data. */
type Checked = 'Config' | 'ContentResponse' | 'Product'

const createCheck = (): ((name: Checked, what: string, response: unknown) => void) => {
  // The contract is checked where it is written: compiling its own meta-schema at every start costs a third of this check.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, meta: false, validateSchema: false })
  ajv.addSchema(JSON.parse(readFileSync(new URL('../../contracts/generated/schemas.json', import.meta.url), 'utf8')) as object)
  return (name, what, response) => {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`)
    if (validate === undefined) throw new UnusableShop(`The contract has no schema ${name}.`)
    if (validate(response) === true) return
    const [failure] = validate.errors ?? []
    throw new UnusableShop(
      `${what} would not be a ${name} of the contract: ${failure?.instancePath ?? ''} ${failure?.message ?? 'does not fit'}`,
    )
  }
}

/** Checks the responses about the shop, in both languages, against the contract's schemas. Throws UnusableShop at the first mismatch. */
export const checkShop = (backend: Backend): void => {
  const check = createCheck()
  const { shop } = backend
  const around = { related: [], belongs: [], samples: [], written: [], shop }
  for (const language of ['nld', 'eng'] as const) {
    check('Config', `shop.json and menus.json (${language})`, wireConfig(backend, language, 'incl'))
    for (const product of shop.products) check('Product', `product ${product.id} (${language})`, wireProduct(product, language, [], around))
    for (const { id, path } of [...shop.categories, ...shop.pages, ...shop.posts]) {
      const request = { path: path[language], page: 1, sort: 'relevance', language } as const
      check('ContentResponse', `page ${id} (${language})`, loadContent(backend, request))
    }
  }
}
