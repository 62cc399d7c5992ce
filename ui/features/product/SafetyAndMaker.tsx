import type { LegalFacts, ProductContact } from '@thuishaven/core/catalogue'
import { Link } from '../../kit/index.ts'
import { productFactsMessages } from '../../messages/productFacts.ts'
import { useConfig, useDateText, useShop } from '../shop/index.ts'
import { Fact } from './Fact.tsx'
import styles from './Specifications.module.css'

const Contact = ({ contact: { name, postalAddress, emailAddress } }: { readonly contact: ProductContact }) => (
  <>
    {name}
    <br />
    {postalAddress}
    <br />
    <Link href={`mailto:${emailAddress}`}>{emailAddress}</Link>
  </>
)

/** What the law wants written with a product: who made it, what to beware of, energy class, software updates, and where used ones go. */
export const SafetyAndMaker = ({ facts }: { readonly facts: LegalFacts }) => {
  const text = productFactsMessages[useShop().locale]
  const dateText = useDateText()
  const { takeBack } = useConfig().informationPages
  const { maker, responsiblePerson, warnings, energyLabel, softwareUpdatesUntil, isTakenBack } = facts
  return (
    <section aria-labelledby="safety" className={styles.specifications}>
      <h2 id="safety">{text.title}</h2>
      <dl className={styles.table}>
        {maker === undefined ? null : (
          <Fact name={text.maker}>
            <Contact contact={maker} />
          </Fact>
        )}
        {responsiblePerson === undefined ? null : (
          <Fact name={text.responsiblePerson}>
            <Contact contact={responsiblePerson} />
          </Fact>
        )}
        {warnings === undefined ? null : (
          <Fact name={text.warnings}>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Fact>
        )}
        {energyLabel === undefined ? null : (
          <Fact name={text.energy}>
            <p>{text[energyLabel.of === 'product' ? 'energyClass' : 'lightSource'].replace('{class}', energyLabel.energyClass)}</p>
            <Link href={energyLabel.registerUrl} rel="noopener">
              {text.register}
            </Link>
          </Fact>
        )}
        {softwareUpdatesUntil === undefined ? null : (
          <Fact name={text.updates}>{text.updatesUntil.replace('{day}', dateText(`${softwareUpdatesUntil}T12:00:00Z`))}</Fact>
        )}
      </dl>
      {isTakenBack === true ? (
        <p className={styles.small}>
          {text.noWaste} {takeBack === null ? null : <Link href={takeBack}>{text.takeBack}</Link>}
        </p>
      ) : null}
    </section>
  )
}
