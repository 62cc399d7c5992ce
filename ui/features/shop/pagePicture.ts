import type { ContentPage, Picture } from '@thuishaven/core/catalogue'

/** The picture that represents a page: the post's, else the first one on the page; null without one (SEO-04). */
export const pagePicture = ({ post, blocks, products, children }: ContentPage): Picture | null => {
  const shown = blocks.flatMap((block): (Picture | null)[] => {
    switch (block.type) {
      case 'hero':
        return [block.picture]
      case 'tiles':
        return block.tiles.map(({ picture }) => picture)
      case 'posts':
        return block.posts.map(({ picture }) => picture)
      case 'products':
        return block.products.map(({ picture }) => picture)
      case 'chooser':
        return block.outcomes.map(({ product }) => product.picture)
      case 'events':
      case 'claims':
      case 'reviews':
      case 'richText':
      case 'rugTeaser':
        return []
    }
  })
  const all = [post?.picture ?? null, ...shown, ...products.map(({ picture }) => picture), ...children.map(({ picture }) => picture)]
  return all.find((picture) => picture !== null) ?? null
}
