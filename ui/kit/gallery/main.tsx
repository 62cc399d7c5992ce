import { hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import '../styles/faces.css'
import { KitGallery } from './KitGallery.tsx'

const page = document.getElementById('page')
const panel = new URL(location.href).searchParams.get('panel')
if (page) hydrateRoot(page, <KitGallery panel={panel} />)
