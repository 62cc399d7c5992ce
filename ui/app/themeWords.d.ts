/** What the build writes of the shop's theme into programs. */
interface ImportMetaEnv {
  /** Address of the theme's logo; empty where the shop's name stands in letters. */
  readonly THEME_LOGO: string
  /** The paper as `#rrggbb`. */
  readonly THEME_PAPER: string
}
