import { pathTo, useShop } from '../shop/index.ts'
import { Container, Heading, Link, Prose } from '../../kit/index.ts'
import { guaranteeIntro, legalGuaranteeNotice } from '../../messages/legalGuarantee.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ContentPage.module.css'

/** The harmonised notice on the legal guarantee as text that can be read aloud, enlarged and printed. Its words are the law's. */
export const LegalGuaranteePage = () => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { question, link, answer, notice } = guaranteeIntro[locale]
  return (
    <article>
      <Container className={styles.head} width="text">
        <h1 className={styles.title}>{text('shell.footer.guarantee')}</h1>
        <p className={styles.lead}>
          {question} <Link href={pathTo(locale, 'contact')}>{link}</Link>
          {answer}
        </p>
      </Container>
      <Container width="text">
        <section className={styles.notice} aria-labelledby="notice">
          <Heading id="notice">{notice}</Heading>
          <Prose html={legalGuaranteeNotice[locale]} />
        </section>
      </Container>
    </article>
  )
}
