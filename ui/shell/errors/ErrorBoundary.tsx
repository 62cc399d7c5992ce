import { Component } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { newFault } from './fault.ts'
import type { Fault } from './fault.ts'

export interface ErrorBoundaryProps {
  /** What stands in for the children after an exception among them. */
  readonly fallback: ComponentType<{ readonly fault: Fault }>
  /** Another value gives the children another chance: the next navigation. */
  readonly resetKey: unknown
  readonly onFault: (fault: Fault, where: string) => void
  readonly children: ReactNode
}

interface State {
  readonly fault: Fault | null
  readonly resetKey: unknown
}

/** Keeps an exception while rendering to its own part of the page: React would take the whole page away (ERR-01). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { fault: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { fault: newFault(problem) }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return state.resetKey === resetKey ? null : { fault: null, resetKey }
  }

  override componentDidCatch(_problem: unknown, { componentStack }: ErrorInfo): void {
    if (this.state.fault !== null) this.props.onFault(this.state.fault, componentStack ?? '')
  }

  override render(): ReactNode {
    const { fault } = this.state
    const { fallback: Fallback, children } = this.props
    return fault === null ? children : <Fallback fault={fault} />
  }
}
