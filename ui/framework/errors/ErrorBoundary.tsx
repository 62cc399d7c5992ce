import { Component } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { newError } from './reportedError.ts'
import type { ReportedError } from './reportedError.ts'

export interface ErrorBoundaryProps {
  /** Replaces the children after an exception while rendering them. */
  readonly fallback: ComponentType<{ readonly error: ReportedError }>
  /** Another value gives the children another chance: the next navigation. */
  readonly resetKey: unknown
  readonly onError: (error: ReportedError, where: string) => void
  readonly children: ReactNode
}

interface State {
  readonly error: ReportedError | null
  readonly resetKey: unknown
}

/** Keeps an exception while rendering to its own part of the page: React would take the whole page away (ERR-01). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(problem: unknown): Partial<State> {
    return { error: newError(problem) }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return state.resetKey === resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(_problem: unknown, { componentStack }: ErrorInfo): void {
    if (this.state.error !== null) this.props.onError(this.state.error, componentStack ?? '')
  }

  override render(): ReactNode {
    const { error } = this.state
    const { fallback: Fallback, children } = this.props
    return error === null ? children : <Fallback error={error} />
  }
}
