import type { ContentPage, Picture } from '@thuishaven/core/catalogue'

/** The picture that represents a page: its own, else the first one on the page; null without one (SEO-04). */
export const pagePicture = ({ picture, blocks, products, children }: ContentPage): Picture | null => {
  const shown = blocks.flatMap((block): (Picture | null)[] => {
    switch (block.type) {
      case 'hero':
        return [block.picture]
      case 'tiles':
        return block.tiles.map((tile) => tile.picture)
      case 'posts':
        return block.posts.map((story) => story.picture)
      case 'products':
        return block.products.map((product) => product.picture)
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
  const all = [picture, ...shown, ...products.map((product) => product.picture), ...children.map((child) => child.picture)]
  return all.find((found) => found !== null) ?? null
}
