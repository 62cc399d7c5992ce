import { accountPortContract } from './accountPortContract.ts'
import { cartPortContract } from './cartPortContract.ts'
import { cataloguePortContract } from './cataloguePortContract.ts'
import { checkoutPortContract } from './checkoutPortContract.ts'
import { configPortContract } from './configPortContract.ts'
import type { TestHost } from './host.ts'

/** What every host behind the core's ports must do, whoever plays it. */
export const hostContract = (host: TestHost): void => {
  configPortContract(host)
  cataloguePortContract(host)
  cartPortContract(host)
  accountPortContract(host)
  checkoutPortContract(host)
}
