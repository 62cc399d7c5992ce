import type { StockLevel } from '@thuishaven/core/delivery'

export const stockTones: Readonly<Record<StockLevel, 'error' | 'warning' | 'success'>> = { out: 'error', low: 'warning', enough: 'success' }
