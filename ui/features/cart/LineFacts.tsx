export interface LineFactsProps {
  readonly facts: readonly string[]
  readonly className?: string | undefined
}

/** Size, material and the like of a line in the cart or an order: three sizes of one rug have the same name and picture. */
export const LineFacts = ({ facts, className }: LineFactsProps) =>
  facts.length === 0 ? null : <p className={className}>{facts.join(' ·\u00a0')}</p>
