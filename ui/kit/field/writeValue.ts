/** Sets an input's value as typing does, so that controlled and uncontrolled forms receive the event. */
export const writeValue = (input: HTMLInputElement, value: string): void => {
  // React overrides the value property of the element to track writes; the prototype's setter bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
