export { PromisedDay } from './PromisedDay.tsx'
export { useDeliveryPromise } from './useDeliveryPromise.ts'
