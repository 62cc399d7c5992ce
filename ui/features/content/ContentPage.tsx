import type { ReactNode } from 'react'
import { usualSort } from '@thuishaven/core/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { ContentPage as Content } from '@thuishaven/core/catalogue'
import { contentQuery, useShop, useConfig, useDateText } from '../shop/index.ts'
import { Container, PictureFrame, Prose } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PageBreadcrumbs } from '../breadcrumbs/index.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import type { PageProps } from '../../framework/router/route.ts'
import { readingMinutes } from './readingMinutes.ts'
import { ReviewScore } from './ReviewScore.tsx'
import styles from './ContentPage.module.css'

/** When a story was written, by whom, and how long it takes to read. */
const Byline = ({ post, blocks }: { readonly post: NonNullable<Content['post']>; readonly blocks: Content['blocks'] }) => {
  const { text } = useMessages()
  const date = useDateText()
  return (
    <p className={styles.byline}>
      <time dateTime={post.createdAt}>{date(post.createdAt)}</time>
      <span>{text('content.readingTime', { count: readingMinutes(blocks) })}</span>
      {post.author === null ? null : <span>{post.author}</span>}
    </p>
  )
}

interface ContentPageProps extends PageProps {
  /** Stands beside the text of a page that has no picture. */
  readonly example?: ReactNode
}

/**
 * An editorial page: service, conditions, about us. Its picture is beside the text, on a page of reviews the shop's score; a journal post has its
 * picture above it, and an author.
 */
export const ContentPage = ({ path, example }: ContentPageProps) => {
  const shop = useShop()
  const config = useConfig()
  const { data } = useQuery(contentQuery(shop, { path, page: 1, sort: usualSort(config) }))
  if (data === undefined) return null
  const { post, picture, title, shortDescription, breadcrumbs } = data
  // The title is shown above already, so it is removed from the text.
  const blocks = data.blocks.filter((block, index) => !(index === 0 && block.type === 'hero' && block.title === title))
  const head = (
    <>
      {breadcrumbs.length > 1 ? <PageBreadcrumbs className={styles.crumbs} crumbs={breadcrumbs} /> : null}
      <h1 className={styles.title}>{title}</h1>
      {shortDescription === '' ? null : <p className={styles.lead}>{shortDescription}</p>}
      {post === null ? null : <Byline post={post} blocks={blocks} />}
    </>
  )
  const [first, ...others] = blocks
  const { reviewScore } = config.contactWidget
  const [basis, ...reviews] = others
  if (reviewScore !== '' && first !== undefined && basis?.type === 'richText' && reviews[0]?.type === 'reviews')
    return (
      <article className={styles.article}>
        <Container className={styles.scored}>
          <div className={styles.head}>{head}</div>
          <ReviewScore score={reviewScore}>
            <Prose html={basis.html} />
          </ReviewScore>
          <div className={styles.text}>
            <ContentBlocks blocks={[first]} />
          </div>
        </Container>
        <ContentBlocks blocks={reviews} />
      </article>
    )
  if (post === null && (picture !== null || example !== undefined) && first !== undefined)
    return (
      <article className={styles.article}>
        <Container className={styles.split}>
          <div className={styles.head}>{head}</div>
          {picture === null ? (
            <div className={styles.example}>{example}</div>
          ) : (
            <PictureFrame className={styles.beside} source={picture} alt={picture.alt} sizes="(width >= 64rem) 38vw, 100vw" priority />
          )}
          <div className={styles.text}>
            <ContentBlocks blocks={[first]} />
          </div>
        </Container>
        {others.length === 0 ? null : <ContentBlocks blocks={others} />}
      </article>
    )
  const isRead = post !== null || blocks.every(({ type }) => type === 'richText')
  return (
    <article className={styles.article}>
      <Container className={styles.head} width={isRead ? 'text' : 'page'}>
        {head}
      </Container>
      {post === null || picture === null ? null : (
        <Container className={styles.picture}>
          <PictureFrame source={picture} alt={picture.alt} sizes="(width >= 96rem) 90rem, 100vw" ratio={2} priority />
        </Container>
      )}
      <div className={isRead ? styles.story : undefined}>
        <ContentBlocks blocks={blocks} />
      </div>
    </article>
  )
}
