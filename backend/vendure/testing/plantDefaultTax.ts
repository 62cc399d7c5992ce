import { DefaultOrderTaxCalculationStrategy } from '@vendure/core'
import { totalsAsPlaced } from '../orders/orderOptions.ts'

/** A fault for tests, imported before Vendure: it computes sums and VAT of the shop's orders itself. */
const vendures = new DefaultOrderTaxCalculationStrategy()
totalsAsPlaced.calculateOrderTotals = (order) => vendures.calculateOrderTotals(order)
totalsAsPlaced.calculateTaxSummary = (order) => vendures.calculateTaxSummary(order)
