/** What a page loads when it asks the host for the first time; one file. */
export { makeRunner } from '@thuishaven/core'
export { makeHostPorts } from '../http/makeHostPorts.ts'
