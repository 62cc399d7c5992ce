import { useQuery } from '@tanstack/react-query'
import { contentQuery, useShop } from '../shop/index.ts'
import { ContentBlocks } from '../content/index.ts'

/** The front page is composed by the shop's owner, block by block. */
export const HomePage = () => {
  const shop = useShop()
  const { data } = useQuery(contentQuery(shop, { path: '/', page: 1, sort: null }))
  return data === undefined ? null : <ContentBlocks blocks={data.blocks} lead />
}
