import { describe, expect, it } from 'vitest'
import { withClassesInPlace } from './classesInPlace.ts'

const css = '.card { color: red } .card-title { color: blue } .wide { color: green }'
const inPlace = (code: string) =>
  withClassesInPlace(
    code,
    '/ui/shop/Card.tsx',
    (name, file) => `${file.split('/').at(-1)?.charAt(0) ?? ''}${name.length}`,
    () => css,
  )

describe('the names of classes', () => {
  it('stand where they are used, and the sheet is still asked for', () => {
    const code = "import styles from './Card.module.css'\nconst Card = () => <p className={classes(styles.card, wide && styles.wide)} />"
    expect(inPlace(code)).toBe("import './Card.module.css'\nconst Card = () => <p className={classes('C4', wide && 'C4')} />")
  })

  it('are no class where the sheet has none of that name', () => {
    expect(inPlace("import styles from './Card.module.css'\nstyles.missing; styles.title")).toContain('undefined; undefined')
  })

  it('stay a table where a variable chooses among them', () => {
    const code = "import styles from './Card.module.css'\nclasses(styles.card, styles[size])"
    expect(inPlace(code)).toBe(code)
  })

  it('of one sheet are not taken for those of another, nor for a property of that name', () => {
    const code =
      "import styles from './Card.module.css'\nimport cardStyles from './Other.module.css'\ncardStyles.card; styles.card; props.styles.card"
    expect(inPlace(code)).toBe("import './Card.module.css'\nimport './Other.module.css'\n'O4'; 'C4'; props.styles.card")
  })
})
