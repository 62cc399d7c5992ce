import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Catalogue } from '../ports/Catalogue.ts'
import { alignedTo, bothSides } from '../pricing/linePrice.ts'
import { hasDeposit } from './hasDeposit.ts'
import { findProducts } from './findProducts.ts'
import type { BlockRecord, LinkRecord, PostRecord, ShopReviewRecord } from '../records/PageRecord.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import { wirePicture, wirePostImage } from './wirePictures.ts'
import { pathOf, wireCard } from './wireProduct.ts'

const wireLink = (link: LinkRecord, language: Language): Wire['Link'] => ({ label: link.label[language], path: link.path[language] })

const wirePost = (catalogue: Catalogue, id: string, language: Language): Wire['Post'][] => {
  const post = catalogue.page(id) as PostRecord | null
  if (post === null) return []
  return [
    {
      pageTitle: post.title[language],
      text: post.description[language],
      slug: post.path[language],
      createdAt: post.createdAt,
      images: [wirePostImage(post.picture, language)],
      seo: { descriptionTag: post.description[language] },
    },
  ]
}

const squareMetre = (product: ProductRecord | null): number => {
  const price = product?.optionGroups.flatMap((group) => group.items).find((item) => item.custom !== null)?.custom?.pricePerM2
  const own = product?.price ?? null
  return price === undefined || own === null ? 0 : bothSides(alignedTo(own, price).base, own).incl
}

const wireReview = (
  catalogue: Catalogue,
  { author, text, stars, language: written, createdAt, productId }: ShopReviewRecord,
  language: Language,
): Wire['Review'] => {
  const product = productId === null ? null : catalogue.product(productId)
  return {
    author: author[language],
    text: text[language],
    stars,
    language: written,
    createdAt,
    ...(product === null ? {} : { product: { title: product.title[language], slug: pathOf(product, language) } }),
  }
}

/** A part of an editorial page in one language, with its products and posts filled in. */
export const wireBlock = (backend: Backend, block: BlockRecord, language: Language): Wire['ContentBlock'] => {
  const { catalogue } = backend
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        title: block.title[language],
        text: block.text[language],
        image: wirePicture(block.picture, language),
        links: block.links.map((link) => wireLink(link, language)),
      }
    case 'tiles':
      return {
        type: 'tiles',
        title: block.title[language],
        tiles: block.tiles.map(({ title, path, picture, size }) => ({
          title: title[language],
          path: path[language],
          image: wirePicture(picture, language),
          size,
        })),
      }
    case 'rugTeaser':
      return {
        type: 'rugTeaser',
        title: block.title[language],
        text: block.text[language],
        link: wireLink(block.link, language),
        productId: block.productId,
        pricePerM2: squareMetre(catalogue.product(block.productId)),
      }
    case 'products':
      return {
        type: 'products',
        title: block.title[language],
        link: block.link === null ? null : wireLink(block.link, language),
        products: findProducts(catalogue, block.productIds).map((product) => wireCard(product, language)),
      }
    case 'claims':
      return { type: 'claims' }
    case 'posts':
      return { type: 'posts', title: block.title[language], posts: block.postIds.flatMap((id) => wirePost(catalogue, id, language)) }
    case 'reviews':
      return {
        type: 'reviews',
        title: block.title[language],
        reviews: block.reviews.map((review) => wireReview(catalogue, review, language)),
      }
    case 'events':
      return {
        type: 'events',
        title: block.title[language],
        events: block.events
          .map(({ id, title, text, place, startsAt, endsAt }) => ({
            id,
            title: title[language],
            text: text[language],
            place: place[language],
            startsAt,
            endsAt,
          }))
          .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
      }
    case 'chooser':
      return {
        type: 'chooser',
        title: block.title[language],
        questions: block.questions.map(({ question, answers }) => ({
          question: question[language],
          answers: answers.map(({ label, outcome }) => ({ label: label[language], outcome })),
        })),
        outcomes: block.outcomes.flatMap(({ text, productId }) => {
          const product = catalogue.product(productId)
          return product === null ? [] : [{ text: text[language], product: wireCard(product, language) }]
        }),
      }
    case 'richText':
      return {
        type: 'richText',
        html: block.html[language].replace('{deposit}', hasDeposit(backend) ? (block.deposit?.[language] ?? '') : ''),
      }
  }
}
