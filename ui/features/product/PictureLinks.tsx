import type { Picture, Product } from '@thuishaven/core/catalogue'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { panelAddress } from '../../framework/panels/addressedPanel.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'

export interface PictureLinksProps {
  readonly product: Pick<Product, 'title' | 'pictures'>
  readonly pictures: readonly Picture[]
  /** Widths of the pictures, as of `<img sizes>`. */
  readonly sizes: string
  /** The widest file in pixels. */
  readonly widest?: number
  readonly ratio: number
  readonly className?: string | undefined
}

/** Some pictures of a product as a list; a press opens one over the page. */
export const PictureLinks = ({ product, pictures, sizes, widest, ratio, className }: PictureLinksProps) => {
  const { text } = useMessages()
  const panels = usePanels()
  const { current } = useShopLocation()
  return (
    <ul className={className} aria-label={text('product.pictures', { title: product.title })}>
      {pictures.map((picture) => {
        const position = product.pictures.indexOf(picture) + 1
        return (
          <li key={picture.template}>
            <a
              href={panelAddress(current.href, 'mediagallery', String(position))}
              aria-haspopup="dialog"
              aria-label={text('product.thumbnail', { position, count: product.pictures.length })}
              onClick={(event) => {
                event.preventDefault()
                panels.open('mediagallery', String(position))
              }}
            >
              <PictureFrame source={picture} alt="" sizes={sizes} widest={widest} ratio={ratio} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
