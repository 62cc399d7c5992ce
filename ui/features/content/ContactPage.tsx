import { usualSort } from '@thuishaven/core/catalogue'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useQuery } from '@tanstack/react-query'
import { contentQuery, useShop, useConfig, phoneAddress, whatsappAddress } from '../shop/index.ts'
import { Container, Prose } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import type { PageProps } from '../../framework/router/route.ts'
import { ContactForm } from './ContactForm.tsx'
import { OpeningSign } from './OpeningSign.tsx'
import styles from './ContactPage.module.css'

/** Contact options: phone, message, visit. */
export const ContactPage = ({ path }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const config = useConfig()
  const { support } = config
  const { data } = useQuery(contentQuery(shop, { path, page: 1, sort: usualSort(config) }))
  if (data === undefined) return null
  const { phoneNumber, whatsappNumber } = support
  const isText = (block: ContentBlock | undefined): block is Extract<ContentBlock, { type: 'richText' }> => block?.type === 'richText'
  const [first, ...others] = data.blocks
  const beside = isText(first) ? first : null
  return (
    <article>
      <Container className={styles.page}>
        <div className={styles.head}>
          <h1>{data.title}</h1>
          {data.shortDescription === '' ? null : <p className={styles.lead}>{data.shortDescription}</p>}
          <OpeningSign />
          <div className={styles.actions}>
            {phoneNumber === '' ? null : (
              <a className={styles.channel} href={phoneAddress(phoneNumber)}>
                <Phone aria-hidden="true" size={22} strokeWidth={1.5} />
                {phoneNumber}
              </a>
            )}
            {whatsappNumber === '' ? null : (
              <a className={styles.channel} href={whatsappAddress(whatsappNumber)}>
                <MessageCircle aria-hidden="true" size={22} strokeWidth={1.5} />
                {text('shell.whatsapp')}
              </a>
            )}
          </div>
          {beside === null ? null : <Prose html={beside.html} />}
        </div>
        <ContactForm />
        {others.filter(isText).map((block) => (
          <div key={block.html} className={styles.visit}>
            <Prose html={block.html} />
          </div>
        ))}
      </Container>
      <ContentBlocks blocks={(beside === null ? data.blocks : others).filter((block) => !isText(block))} />
    </article>
  )
}
