/** A failure in a run. */
export interface Failure {
  readonly kind: 'not live' | 'not after a reload' | 'device' | 'wish lost' | 'wrong sum' | 'page error' | 'blank page'
  readonly detail: string
}
