import { afterAll, expect, it } from 'vitest'
import { oldAddressRedirect } from '@thuishaven/core/routing'
import { oldProductSlugs } from '../../core/routing/oldProductSlugs.ts'
import { makeMockServer } from '../../mock-server/host/makeMockServer.ts'
import { openDemoHost } from '../../mock-server/openDemoHost.ts'

const data = openDemoHost({ file: null, products: 0, appUrl: 'http://shop.test' })
const mock = makeMockServer(data)
afterAll(() => data.database.close())

it.each(Object.entries(oldProductSlugs))(
  'RTE-12 the old slug %s leads straight to a product, without a second redirect',
  async (old, { productId, slug }) => {
    const answer = await mock.fetch(
      new Request(`http://host.test/api/public/products/${productId}`, { headers: { 'accept-language': 'nl-NL' } }),
    )
    const { data: product } = (await answer.json()) as { readonly data: { readonly slug: string } }
    expect(product.slug).toBe(slug)
    expect(oldAddressRedirect(`/${old}`)?.to).toBe(`/product/${productId}/${product.slug}`)
  },
)
