import type { SharedLine } from '@thuishaven/core/sharing'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isOption = (value: unknown): boolean => isRecord(value) && typeof value['groupId'] === 'string' && typeof value['itemId'] === 'string'

const isLine = (value: unknown): value is SharedLine =>
  isRecord(value) &&
  Number.isSafeInteger(value['productId']) &&
  Number.isSafeInteger(value['quantity']) &&
  Array.isArray(value['options']) &&
  value['options'].every(isOption)

/** The lines that an address names, as a product page writes them; none when they make no sense or are left out: then the cart is meant. */
export const linesOfAddress = (text: string): readonly SharedLine[] => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every(isLine) ? parsed : []
  } catch {
    return []
  }
}
