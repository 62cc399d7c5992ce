import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container, Prose } from '../../kit/index.ts'
import { Chooser } from './Chooser.tsx'
import { Events } from './Events.tsx'
import { Claims } from './Claims.tsx'
import { Hero } from './Hero.tsx'
import { Posts } from './Posts.tsx'
import { ProductRow } from './ProductRow.tsx'
import { Reviews } from './Reviews.tsx'
import { RugTeaser } from './RugTeaser.tsx'
import { Tiles } from './Tiles.tsx'
import styles from './ContentBlocks.module.css'

interface BlockProps {
  readonly block: ContentBlock
  readonly lead: boolean
  readonly first: boolean
}

const Block = ({ block, lead, first }: BlockProps) => {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} first={first} />
    case 'tiles':
      return <Tiles block={block} />
    case 'rugTeaser':
      return <RugTeaser block={block} />
    case 'products':
      return <ProductRow block={block} />
    case 'claims':
      return <Claims />
    case 'posts':
      return <Posts block={block} />
    case 'reviews':
      return <Reviews block={block} scored={lead} />
    case 'events':
      return <Events block={block} />
    case 'chooser':
      return <Chooser block={block} />
    case 'richText':
      return (
        <Container>
          <Prose html={block.html} />
        </Container>
      )
  }
}

/** The key of a block among those of one kind. */
const keyOf = (block: ContentBlock): string => `${block.type} ${'title' in block ? block.title : 'html' in block ? block.html.length : ''}`

/** Editorial parts, in the order in which the shop's owner put them. `lead`: the first one carries the page's title. */
export const ContentBlocks = ({ blocks, lead = false }: { readonly blocks: readonly ContentBlock[]; readonly lead?: boolean }) => (
  <div className={styles.blocks}>
    {blocks.map((block) => (
      <div key={keyOf(block)}>
        <Block block={block} lead={lead} first={lead && block === blocks[0]} />
      </div>
    ))}
  </div>
)
