/**
 * The outcome of a shopper's answers: the highest outcome that one of them points to; null until every question is
 * answered. An answer that points beyond the last outcome gets the last one.
 * @param answers by question, the place of the chosen outcome from 0; null where none is chosen
 */
export const chosenOutcome = (answers: readonly (number | null)[], outcomes: number): number | null => {
  if (outcomes === 0 || answers.length === 0 || answers.includes(null)) return null
  return Math.min(outcomes - 1, Math.max(...answers.map((answer) => answer ?? 0)))
}
