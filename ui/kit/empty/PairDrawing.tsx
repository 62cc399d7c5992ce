import { Drawing, delft, tint } from './drawings.tsx'

/** Two vases side by side, a wide and a slender one. For comparisons. */
export const PairDrawing = () => (
  <Drawing>
    <path {...tint} d="M64 62h32c20 16 22 50 2 70H62c-20-20-18-54 2-70Z" />
    <path d="M22 132h196M62 48h36M66 48c0 8-2 14-2 14-20 16-22 50-2 70h36c20-20 18-54-2-70 0 0-2-6-2-14M146 34h28M150 34c2 22-10 44-10 68 0 12 3 22 6 30h28c3-8 6-18 6-30 0-24-12-46-10-68" />
    <path {...delft} d="M52 96c10 8 46 8 56 0M143 84c8 6 26 6 34 0M142 110c8 6 28 6 36 0" />
  </Drawing>
)
