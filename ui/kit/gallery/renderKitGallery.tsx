import { renderToString } from 'react-dom/server'
import { KitGallery } from './KitGallery.tsx'

export const renderKitGallery = (panel: string | null): string => renderToString(<KitGallery panel={panel} />)
