type Value = string | number | boolean | null | ((event: Event) => void)
type Child = Node | string | null

/** Sets attributes; `on…` listens, true and false switch, null leaves out. Text goes in as text, never as HTML. */
const dress = <Kind extends Element>(element: Kind, attributes: Readonly<Record<string, Value>>, children: readonly Child[]): Kind => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') element.toggleAttribute(name, value)
    else if (value !== null) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** An HTML element with its attributes, listeners and children. */
export const html = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => dress(document.createElement(name), attributes, children)

/** The same for a drawing. */
export const svg = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] => dress(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)
