/** Writes into an input as if it was typed, so that controlled and uncontrolled forms both receive the event. */
export const writeValue = (input: HTMLInputElement, value: string): void => {
  // React overrides the value property of the element itself to notice writes; the one of its prototype escapes that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
