import { BasketDrawing, DoorDrawing, Gallery, Grid, HeartDrawing, LampDrawing, PairDrawing, PictureFrame, Row } from '../index.ts'
import { Sample } from './Sample.tsx'
import { galleryTexts, samplePicture } from './samples.ts'

const many = Array.from({ length: 12 }, (_, index) => samplePicture(`rug${index}`, `Vloerkleed Aarde, foto ${index + 1}`))

export const Pictures = () => (
  <>
    <Sample of="Gallery">
      <Grid columns="halves">
        <Gallery pictures={many} texts={galleryTexts} sizes="(min-width: 768px) 40vw, 100vw" />
        <Gallery
          pictures={many.slice(0, 3)}
          texts={{ ...galleryTexts, label: 'Drie foto’s' }}
          sizes="(min-width: 768px) 40vw, 100vw"
          priority={false}
        />
      </Grid>
    </Sample>
    <Sample of="PictureFrame">
      <Grid columns="cards">
        <PictureFrame source={many[4]} alt="Vloerkleed Inkt" sizes="25vw" />
        <PictureFrame source={many[5]} alt="Vloerkleed Zand" sizes="25vw" ratio={1} fit="contain" />
        <PictureFrame source={null} alt="Nog geen foto van Vloerkleed Mos" sizes="25vw" />
      </Grid>
    </Sample>
    <Sample of="LampDrawing">
      <Row>
        <BasketDrawing />
        <HeartDrawing />
        <DoorDrawing />
        <PairDrawing />
        <LampDrawing />
      </Row>
    </Sample>
  </>
)
