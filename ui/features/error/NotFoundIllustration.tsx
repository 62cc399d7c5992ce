import styles from './ErrorPage.module.css'

/** The house drawing for pages that are not there: a canal house whose path ends in mist. */
export const NotFoundIllustration = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 320 200"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M112 168V78l14-6V58l22-20 22 20v14l14 6v90" />
    <path d="M141 168v-34a7 7 0 0 1 14 0v34M126 92h12v16h-12zM158 92h12v16h-12zM142 66h12v12h-12z" stroke="var(--action)" />
    <path d="M20 168h72M204 168h96M36 180h44M118 180h84M236 180h52M60 191h96M184 191h60" />
    <path d="M232 168v-30M232 142c-12-4-16-16-12-28 6 2 10 6 12 12 2-6 6-10 12-12 4 12 0 24-12 28Z" />
    <path d="M40 120c14-8 28 8 42 0M238 84c14-8 28 8 42 0M52 96c10-6 20 6 30 0" strokeDasharray="1 7" />
  </svg>
)
