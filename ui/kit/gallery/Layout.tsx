import { Badge, Container, Grid, Heading, Link, Row, Stack } from '../index.ts'
import { Sample } from './Sample.tsx'
import styles from './gallery.module.css'

const Box = ({ children }: { readonly children: string }) => <div className={styles.box}>{children}</div>

export const Layout = () => (
  <>
    <Sample of="Heading">
      <Stack gap="3">
        {(['xxl', 'xl', 'l', 'm', 's'] as const).map((size) => (
          <Heading key={size} level={4} size={size}>
            Vloerkleed op maat, € 1.234,50
          </Heading>
        ))}
      </Stack>
    </Sample>
    <Sample of="Container">
      {(['page', 'text', 'form', 'full'] as const).map((width) => (
        <Container key={width} width={width} className={styles.box}>
          {width}
        </Container>
      ))}
    </Sample>
    <Sample of="Grid">
      {(['cards', 'halves', 'thirds', 'product'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          <Box>{columns}</Box>
          <Box>twee</Box>
          <Box>drie</Box>
        </Grid>
      ))}
      <Grid as="ul" columns="strip">
        {['strip', 'twee', 'drie'].map((name) => (
          <li key={name}>
            <Link href={`#${name}`}>{name}</Link>
          </li>
        ))}
      </Grid>
    </Sample>
    <Sample of="Stack">
      <Row gap="8">
        {(['1', '4', '8'] as const).map((gap) => (
          <Stack key={gap} gap={gap}>
            <Box>{`gap ${gap}`}</Box>
            <Box>eronder</Box>
          </Stack>
        ))}
      </Row>
    </Sample>
    <Sample of="Row">
      <Row gap="2">
        <Badge>naast</Badge>
        <Badge>elkaar</Badge>
      </Row>
      <Row gap="2" wrap={false}>
        <Badge>één</Badge>
        Een regel die haar teken niet verliest.
      </Row>
    </Sample>
  </>
)
