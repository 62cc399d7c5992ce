import type { ContentBlock, ContentPage, Facet, LinkTo, NavigationItem } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import type { BlockResponse, LinkResponse } from '../schemas/blocks.ts'
import type { ContentResponse, FacetResponse } from '../schemas/content.ts'
import type { NavigationItemResponse } from '../schemas/navigation.ts'
import { breadcrumbOf, linkAddress, localePathsOf, seoOf } from './paths.ts'
import { pictureOf, pictureOrNull } from './pictures.ts'
import { productCardOf } from './product.ts'

export const contentPageOf = ({ type, data }: ContentResponse, locale: Locale, sanitise: (html: string) => string): ContentPage => ({
  type,
  id: data.id,
  parentId: data.parentId,
  title: data.pageTitle,
  path: localePath(locale, data.slug),
  paths: localePathsOf(data.paths),
  breadcrumbs: data.breadcrumb.map(breadcrumbOf(locale)),
  shortDescription: data.descriptions.short,
  seo: seoOf(data.seo),
  children: data.children.map(({ id, pageTitle, slug, image, hasProducts }) => ({
    id,
    title: pageTitle,
    path: localePath(locale, slug),
    picture: pictureOrNull(image),
    hasProducts,
  })),
  products: data.products.map(productCardOf),
  facets: data.filters.map(facetOf),
  sort: data.sort,
  pagination: data.pagination,
  displayType: data.displayType,
  view: data.view,
  edgeToEdge: data.edgeToEdge,
  blocks: data.blocks.map((block) => blockOf(block, locale, sanitise)),
  picture: pictureOrNull(data.images[0] ?? null),
  post: data.createdAt === undefined ? null : { createdAt: data.createdAt, author: data.author ?? null },
})

export const facetOf = (facet: FacetResponse): Facet => {
  if (facet.type === 'priceRange') {
    const { visible: isVisible, ...rest } = facet
    return { ...rest, isVisible }
  }
  const { values, visible: isVisible, ...rest } = facet
  return { ...rest, isVisible, options: values.map((option) => ({ ...option, colour: option.colour ?? null })) }
}

const blockOf = (block: BlockResponse, locale: Locale, sanitise: (html: string) => string): ContentBlock => {
  const linkOf = ({ label, path }: LinkResponse): LinkTo => ({ label, path: localePath(locale, path) })
  switch (block.type) {
    case 'hero':
      return { type: 'hero', title: block.title, text: block.text, picture: pictureOf(block.image), links: block.links.map(linkOf) }
    case 'tiles':
      return {
        type: 'tiles',
        title: block.title,
        tiles: block.tiles.map(({ title, path, image, size }) => ({
          title,
          path: localePath(locale, path),
          picture: pictureOf(image),
          size,
        })),
      }
    case 'rugTeaser':
      return { ...block, link: linkOf(block.link) }
    case 'products':
      return {
        type: 'products',
        title: block.title,
        link: block.link === null ? null : linkOf(block.link),
        products: block.products.map(productCardOf),
      }
    case 'posts':
      return {
        type: 'posts',
        title: block.title,
        // The contract promises a picture; a post without one has no place in a row of pictures.
        posts: block.posts.flatMap(({ pageTitle, text, slug, createdAt, images: [image] }) =>
          image === undefined ? [] : [{ title: pageTitle, text, path: localePath(locale, slug), createdAt, picture: pictureOf(image) }],
        ),
      }
    case 'chooser':
      return { ...block, outcomes: block.outcomes.map(({ text, product }) => ({ text, product: productCardOf(product) })) }
    case 'richText':
      return { type: 'richText', html: sanitise(block.html) }
    case 'reviews':
      return {
        ...block,
        reviews: block.reviews.map(({ language = null, createdAt = null, product, ...review }) => ({
          ...review,
          language,
          createdAt,
          product: product === undefined ? null : { title: product.title, path: localePath(locale, product.slug) },
        })),
      }
    case 'claims':
    case 'events':
      return block
  }
}

/** One entry of a menu with what is below it; none when its address is refused: a link that cannot be followed is no entry. */
export const navigationItemOf =
  (locale: Locale) =>
  ({ id, title, url, children, image }: NavigationItemResponse): readonly NavigationItem[] => {
    const address = linkAddress(locale, url)
    if (address === null) return []
    const item = { id, title, url: address, children: children.flatMap(navigationItemOf(locale)) }
    return [image === undefined ? item : { ...item, picture: pictureOf(image) }]
  }
