import { useShop } from '../shop/index.ts'
import { Container, Prose } from '../../kit/index.ts'
import { legalGuaranteeNotice } from '../../messages/legalGuarantee.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ContentPage.module.css'

/** The harmonised notice on the legal guarantee as text that can be read aloud, enlarged and printed. Its words are the law's. */
export const LegalGuaranteePage = () => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <article>
      <Container className={styles.head} width="text">
        <h1 className={styles.title}>{text('shell.footer.guarantee')}</h1>
      </Container>
      <Container width="text">
        <Prose html={legalGuaranteeNotice[locale]} />
      </Container>
    </article>
  )
}
