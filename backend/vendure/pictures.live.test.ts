import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import { demoShop } from '../demo/demoShop.ts'
import { createStoredPictures } from '../pictures/storedPictures.ts'
import { uploadLimits } from '../pictures/uploadLimits.ts'
import { startVendure } from '../../tools/start/startVendure.ts'
import type { RunningVendure } from '../../tools/start/startVendure.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'

/** Milliseconds in which a change of the merchant is in the shop. */
const soon = 2000

const photo = (colour: string, width: number, height: number) => sharp({ create: { width, height, channels: 3, background: colour } })

const fileOf = (bytes: Uint8Array, name: string, type: string): File => new File([new Uint8Array(bytes)], name, { type })

describe('pictures that the merchant uploads', () => {
  const databaseUrl = withVendureDatabase()
  let vendure: RunningVendure
  let backends: readonly [Backend, Backend]
  beforeAll(async () => {
    const open = () =>
      createStoredBackend({
        file: null,
        postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 },
        appUrl: 'http://shop.test',
      })
    backends = [await open(), await open()]
    const stored = createStoredPictures(backends[0].store)
    await stored.add('forgotten', new Uint8Array(1), 1)
    await stored.add('being-uploaded', new Uint8Array(1), Date.now())
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
  }, 120_000)
  afterAll(async () => {
    await vendure.stop()
    await Promise.all(backends.map((backend) => backend.close()))
  })

  const demoPictures = (id: number) => [...demoShop().products].find((product) => product.id === id)?.pictures ?? []
  const pictures = (id: number) => backends.map(({ catalogue }) => catalogue.product(id)?.pictures ?? [])
  const colourOf = async (body: Uint8Array): Promise<readonly number[]> =>
    (await sharp(body).stats()).channels.map(({ mean }) => Math.round(mean / 50) * 50)
  const productIdOf = async (articleNumber: number): Promise<string> => {
    const { productVariants } = await vendure.query<{
      readonly productVariants: { readonly items: readonly { readonly productId: string }[] }
    }>(`{ productVariants(options: { filter: { articleNumber: { eq: ${articleNumber} } } }) { items { productId } } }`)
    return productVariants.items[0]?.productId ?? ''
  }
  const assign = (id: string, assetIds: readonly string[], featuredAssetId: string | null) =>
    vendure.query('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
      input: { id, assetIds, featuredAssetId },
    })
  const upload = async (file: File): Promise<string> => (await vendure.upload([file]))[0]?.id ?? ''
  /** Why an upload is refused. */
  const failureOf = (file: File, language: 'nl' | 'en' = 'nl'): Promise<string> =>
    vendure.upload([file], language).then(
      ([asset]) => asset?.message ?? 'not refused',
      (problem: unknown) => (problem as Error).message,
    )

  it('a product shows them in both processes of the shop within two seconds, the featured one first, and its former ones when they are removed', async () => {
    const id = await productIdOf(1003)
    const former = demoPictures(1003)
    const red = await upload(fileOf(await photo('#c80000', 1400, 1050).jpeg().toBuffer(), 'IMG 1234.JPG', 'image/jpeg'))
    const blue = await upload(fileOf(await photo('#0000c8', 800, 800).png().toBuffer(), 'blauw.png', 'image/png'))
    await vendure.query(
      'mutation ($id: ID!) { updateAsset(input: { id: $id, translations: [{ languageCode: nl, name: "De sensor in blauw" }] }) { id } }',
      { id: blue },
    )
    await assign(id, [red, blue], blue)
    const title = backends[0].catalogue.product(1003)?.title
    const shown = [
      {
        name: expect.stringMatching(/^blauw-[0-9a-f]{12}$/),
        alt: { nld: 'De sensor in blauw', eng: title?.eng },
        width: 750,
        aspectRatio: 1,
      },
      { name: expect.stringMatching(/^img-1234-[0-9a-f]{12}$/), alt: title, width: 1280, aspectRatio: 1280 / 960 },
    ]
    await expect.poll(() => pictures(1003), { timeout: soon }).toEqual([shown, shown])
    for (const backend of backends) {
      const [first, second] = backend.catalogue.product(1003)?.pictures ?? []
      for (const [picture, colour] of [
        [first, [0, 0, 200]],
        [second, [200, 0, 0]],
      ] as const)
        for (const format of ['webp', 'avif']) {
          const response = await createApi(backend)(new Request(`http://shop.test/api/pictures/${picture?.name}-480.${format}`))
          expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
          expect(await colourOf(new Uint8Array(await response.arrayBuffer()))).toEqual(colour)
        }
      const response = await createApi(backend)(
        new Request('http://shop.test/api/public/products/1003', { headers: { 'accept-language': 'nl-NL' } }),
      )
      const { data } = (await response.json()) as Wire['ProductResponse']
      expect(JSON.stringify(data)).toContain(first?.name)
    }

    await vendure.query('mutation ($id: ID!) { deleteAsset(input: { assetId: $id, force: true }) { result } }', { id: blue })
    await expect
      .poll(() => pictures(1003).map((found) => found.map(({ name }) => name.replace(/-[0-9a-f]{12}$/, ''))), { timeout: soon })
      .toEqual([['img-1234'], ['img-1234']])
    await assign(id, [], null)
    await expect.poll(() => pictures(1003), { timeout: soon }).toEqual([former, former])
  })

  it('those of a variant come before those of its product, and a category has one', async () => {
    const asset = await upload(fileOf(await photo('#00c800', 640, 640).webp().toBuffer(), 'groen.webp', 'image/webp'))
    const { productVariants, collections } = await vendure.query<{
      readonly productVariants: { readonly items: readonly { readonly id: string }[] }
      readonly collections: { readonly items: readonly { readonly id: string; readonly customFields: { readonly categoryId: string } }[] }
    }>(
      '{ productVariants(options: { filter: { articleNumber: { eq: 2300 } } }) { items { id } } collections { items { id customFields { categoryId } } } }',
    )
    await vendure.query('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
      input: [{ id: productVariants.items[0]?.id, assetIds: [asset], featuredAssetId: asset }],
    })
    const named = expect.stringMatching(/^groen-/)
    await expect
      .poll(() => pictures(2300).map((found) => found.map(({ name }) => name)), { timeout: soon })
      .toEqual(Array.from({ length: 2 }, () => [named]))
    const [collection] = collections.items
    await vendure.query('mutation ($input: UpdateCollectionInput!) { updateCollection(input: $input) { id } }', {
      input: { id: collection?.id, assetIds: [asset], featuredAssetId: asset },
    })
    const pictureOf = ({ shop }: Backend) => shop.categories.find(({ id }) => id === collection?.customFields.categoryId)?.picture
    await expect
      // A new catalogue is made beside the present one.
      .poll(() => backends.map((backend) => pictureOf(backend)?.name), { timeout: 5 * soon })
      .toEqual(Array.from({ length: 2 }, () => named))
  })

  it('the dashboard shows them to who is signed in, at the address at which it is used', async () => {
    const [asset] = await vendure.upload([
      fileOf(await photo('#c8c800', 1920, 1080).avif({ effort: 0 }).toBuffer(), 'geel.avif', 'image/avif'),
    ])
    expect(asset?.width).toBe(1920)
    const { origin, pathname } = new URL(asset?.preview ?? '')
    expect(origin).toBe(vendure.address)
    const thumb = await vendure.fetchSignedIn(`${pathname}?preset=thumb`)
    expect([thumb.status, thumb.headers.get('content-type'), thumb.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(await sharp(new Uint8Array(await thumb.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 375 })
    expect((await vendure.fetch(`${pathname}?preset=thumb`)).status).toBe(403)
    expect((await vendure.fetchSignedIn('/assets/nothing?preset=thumb')).status).toBe(404)
  })

  it('a picture that no asset has is removed, unless it is being uploaded', async () => {
    const { has } = createStoredPictures(backends[0].store)
    await expect.poll(() => has('forgotten'), { timeout: 10_000 }).toBe(false)
    expect(await has('being-uploaded')).toBe(true)
  })

  it('what is no picture, or too large, is refused in the language of the merchant and leaves nothing behind', async () => {
    const stored = async () => (await backends[0].store.all('SELECT name FROM stored_picture')).length
    const before = await stored()
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>',
    )
    const png = await photo('#c80000', 900, 900).png().toBuffer()
    expect(await failureOf(fileOf(svg, 'logo.svg', 'image/svg+xml'))).toContain('logo.svg: dit is geen JPEG, PNG, WebP of AVIF')
    expect(await failureOf(fileOf(svg, 'logo.svg', 'image/svg+xml'), 'en')).toContain('logo.svg: this is not a JPEG, PNG, WebP or AVIF')
    expect(await failureOf(fileOf(svg, 'logo.png', 'image/png'))).toMatch(/logo.*(?:dit is geen JPEG|kan dit bestand niet lezen)/)
    expect(await failureOf(fileOf(png.subarray(0, 300), 'half.png', 'image/png'), 'en')).toContain('half: the shop cannot read this file')
    const heavy = Buffer.concat([png, randomBytes(uploadLimits.bytes)])
    expect(await failureOf(fileOf(heavy, 'zwaar.png', 'image/png'))).toContain('zwaar: te groot. Een beeld mag 20 MB zijn')
    expect(await failureOf(fileOf(await photo('#fff', 200, 200).png().toBuffer(), 'klein.png', 'image/png'))).toContain('klein: te smal')
    expect(await stored()).toBe(before)
  })
})
