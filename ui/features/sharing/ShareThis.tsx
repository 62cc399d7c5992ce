import { useState } from 'react'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Announcement, Button, NeedsScript } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Sends the address of this page, with the measures and choices in it, by what the device has for it, or copies it. Without JavaScript the address bar has it. */
export const ShareThis = ({ title }: { readonly title: string }) => {
  const { text } = useMessages()
  const hydrated = useHydrated()
  const [copyResult, setCopyResult] = useState('')
  const share = async (): Promise<void> => {
    setCopyResult('')
    const { href } = location
    // Closing the device's own dialog is no failure.
    const canShare = typeof navigator.share === 'function'
    if (canShare) return navigator.share({ title, url: href }).catch(() => undefined)
    await navigator.clipboard.writeText(href).then(
      () => setCopyResult(text('product.linkCopied')),
      () => setCopyResult(href),
    )
  }
  return (
    <NeedsScript ready={hydrated}>
      <Button variant="quiet" size="s" onClick={() => void share()}>
        {text('product.share')}
      </Button>
      <span aria-hidden="true">{copyResult}</span>
      <Announcement>{copyResult}</Announcement>
    </NeedsScript>
  )
}
