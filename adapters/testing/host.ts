import type { CartLine } from '@thuishaven/core/cart'
import type { HostPorts } from '../http/makeHostPorts.ts'

/**
 * A host for the contract suites: a fake in memory, the contract's examples, or the mock server. Each is to hold the demo shop as far as
 * the fields below name it.
 */
export interface TestHost {
  /** Ports of a new visitor who speaks Dutch. */
  readonly visitor: () => HostPorts
  /** Ports of a visitor who asks for what does not exist, or is refused. The same as `visitor` where the host decides by what is asked. */
  readonly refusedVisitor: () => HostPorts
  /** Whether the host remembers what it was told; the contract's examples do not. */
  readonly remembers: boolean
  /** A line that can be added, of a product without stock limits below 5. */
  readonly line: CartLine
  readonly productId: number
  readonly path: string
  readonly customer: { readonly email: string; readonly password: string }
}
