import * as v from 'valibot'

export const sortSchema = v.picklist(['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending'])
