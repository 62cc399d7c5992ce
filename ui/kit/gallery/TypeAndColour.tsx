import { Prose } from '../index.ts'
import styles from './gallery.module.css'
import { Sample } from './Sample.tsx'

const colours = [
  'paper',
  'paper-raised',
  'paper-tint',
  'paper-deep',
  'ink',
  'ink-muted',
  'hairline',
  'edge',
  'action',
  'action-hover',
  'action-tint',
  'focus',
  'signal',
  'signal-tint',
  'leaf',
  'leaf-tint',
  'amber',
  'amber-ink',
  'amber-tint',
  'picture-ground',
]

const text =
  '<p>Een vloerkleed begint met wol en eindigt met stilte. Wij weven <a href="#wol">elk kleed op bestelling</a>, rond, vierkant of ovaal, ' +
  'tot op de centimeter. Meerdere maten naast elkaar zijn <strong>2,40 m²</strong> en 11,75 m².</p>' +
  '<h3>Brandveiligheidsvoorschriften</h3><ul><li>Arbeidsongeschiktheidsverzekeringsmaatschappij</li><li>Rookmelders in elke slaapkamer</li></ul>' +
  '<blockquote>Thuis is waar het kleed ligt.</blockquote><table><tbody><tr><th scope="row">Materiaal</th><td>100 % scheerwol</td></tr>' +
  '<tr><th scope="row">Poolhoogte</th><td>12 mm</td></tr></tbody></table>'

export const TypeAndColour = () => (
  <>
    <Sample of="Prose">
      <Prose html={text} />
    </Sample>
    <div className={styles.swatches}>
      {colours.map((name) => (
        <div key={name}>
          <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  </>
)
