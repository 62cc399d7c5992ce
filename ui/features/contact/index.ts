export { contactWidget } from './lazyContactWidget.ts'
