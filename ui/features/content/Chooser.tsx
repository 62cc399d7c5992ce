import { useId, useState } from 'react'
import { chosenOutcome } from '@thuishaven/core/catalogue'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductCard, ProductLine } from '../product-card/index.ts'
import styles from './Chooser.module.css'

type ChooserBlock = Extract<ContentBlock, { type: 'chooser' }>

/**
 * A few questions that lead to one product, which is shown beside them and announced when it changes. Until then those that may be it.
 */
export const Chooser = ({ block }: { readonly block: ChooserBlock }) => {
  const { text } = useMessages()
  const id = useId()
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() => block.questions.map(() => null))
  /** Index of the selected answer by question: two answers may lead to the same outcome. */
  const chosen = answers.map((answer, question) => (answer === null ? null : (block.questions[question]?.answers[answer]?.outcome ?? null)))
  const place = chosenOutcome(chosen, block.outcomes.length)
  const outcome = place === null ? undefined : block.outcomes[place]
  /** What the answers so far leave: each asks for one outcome or a later one. */
  const possible = block.outcomes.slice(Math.min(block.outcomes.length - 1, Math.max(0, ...chosen.map((least) => least ?? 0))))
  return (
    <Container as="section" className={styles.chooser}>
      <form className={styles.questions} aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <h2 id={id}>{block.title}</h2>
        {block.questions.map(({ question, answers: offered }, number) => (
          <fieldset key={question} className={styles.question}>
            <legend className={styles.legend}>{question}</legend>
            {offered.map(({ label }, position) => (
              <label key={label} className={styles.answer}>
                <input
                  type="radio"
                  name={`${id} ${number}`}
                  checked={answers[number] === position}
                  onChange={() => setAnswers(answers.with(number, position))}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <div className={styles.outcome} aria-live="polite">
        {outcome === undefined ? (
          <>
            <p className={styles.lead}>{text('content.answerAll')}</p>
            <ul className={styles.possible}>
              {possible.map(({ product }) => (
                <ProductLine key={product.productId} product={product} />
              ))}
            </ul>
          </>
        ) : (
          <>
            <p className={styles.lead}>{text('content.outcome')}</p>
            <p>{outcome.text}</p>
            <ProductCard product={outcome.product} level={3} />
          </>
        )}
      </div>
    </Container>
  )
}
