import { useQuery } from '@tanstack/react-query'
import { contentQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { ContentBlocks } from '../../shop/blocks/ContentBlocks.tsx'

/** The front page is composed by the shop's owner, block by block. */
export const HomePage = () => {
  const shop = useShop()
  const { data } = useQuery(contentQuery(shop, { path: '/', page: 1, sort: null }))
  return data === undefined ? null : <ContentBlocks blocks={data.blocks} lead />
}
