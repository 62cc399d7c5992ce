import type { Backend } from '../../../backend/answers/Backend.ts'

/**
 * A backend that counts each refund of the merchant twice, as a process that does not know what another has done. The comparison of the books must
 * find it; otherwise it proves nothing.
 */
export const countRefundsTwice = (backend: Backend): Backend => ({
  ...backend,
  portsOn: (store) => {
    const ports = backend.portsOn(store)
    const { refunds } = ports
    return {
      ...ports,
      refunds: {
        ...refunds,
        change: async (uid, change) => {
          const refund = await refunds.find(uid)
          await refunds.change(uid, change)
          if (refund?.status === 'requested') await refunds.add({ ...refund, ...change, uid: `${uid}-again`, providerId: null })
        },
      },
    }
  },
})
