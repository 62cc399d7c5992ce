import type { ReactNode } from 'react'
import { Disclosure, Heading } from '../index.ts'
import styles from './gallery.module.css'

const files = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })

/** The source of a sample's JSX children, without the common indent. */
const codeOf = (name: string): string => {
  const lines = Object.values(files)
    .map((text) => new RegExp(`<Sample of="${name}">\n([\\s\\S]*?)\n *</Sample>`).exec(text)?.[1])
    .find((found) => found !== undefined)
    ?.split('\n')
  if (lines === undefined) return ''
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}

/** One component in all its states, with the code of the sample. */
export const Sample = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
  <div className={styles.sample} id={of}>
    <Heading level={3} size="s">
      {of}
    </Heading>
    {children}
    <Disclosure summary="Code">
      <pre className={styles.code}>
        <code>{codeOf(of)}</code>
      </pre>
    </Disclosure>
  </div>
)
