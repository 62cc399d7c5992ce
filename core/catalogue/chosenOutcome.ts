/**
 * What some answers lead to: the highest outcome that one of them asks for, of so many that there are; null until every question is
 * answered. An answer that asks for more than there is gets the last.
 * @param answers by question, the place of the chosen outcome from 0; null where none is chosen
 */
export const chosenOutcome = (answers: readonly (number | null)[], outcomes: number): number | null => {
  if (outcomes === 0 || answers.length === 0 || answers.includes(null)) return null
  return Math.min(outcomes - 1, Math.max(...answers.map((answer) => answer ?? 0)))
}
