import type { EnergyLabel } from '@thuishaven/core/catalogue'
import { VisuallyHidden } from '../../kit/index.ts'
import { productFactsMessages } from '../../messages/productFacts.ts'
import { useShop } from '../shop/index.ts'
import styles from './EnergyArrow.module.css'

/** The colours of the label are those of the law, in every theme (Regulation (EU) 2019/2015 annex III). */
const colours: Readonly<Record<EnergyLabel['energyClass'], string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bed630',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
}

/** The arrow of the energy label with its scale, beside the price of what has a label of its own; leads to the whole label. */
export const EnergyArrow = ({ label: { energyClass, registerUrl } }: { readonly label: EnergyLabel }) => {
  const text = productFactsMessages[useShop().locale]
  return (
    <a href={registerUrl} rel="noopener" className={styles.arrow}>
      <svg viewBox="0 0 70 32" height="32" width="70" aria-hidden="true">
        <rect width="19" height="30" x="1" y="1" fill="#fff" stroke="#000" />
        <text x="10.5" y="11" className={styles.scale}>
          A
        </text>
        <path d="M10.5 13v7m-2.5-4.5l2.5-2.5l2.5 2.5" fill="none" stroke="#000" />
        <text x="10.5" y="29" className={styles.scale}>
          G
        </text>
        <path d="M20 1h34l15 15l-15 15h-34z" fill={colours[energyClass]} stroke="#000" />
        <text x="38" y="24" className={styles.letter}>
          {energyClass}
        </text>
      </svg>
      <VisuallyHidden>
        {text.energyClass.replace('{class}', energyClass)}. {text.register}
      </VisuallyHidden>
    </a>
  )
}
