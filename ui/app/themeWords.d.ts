/** Constants of the theme that the build inserts into code. */
interface ImportMetaEnv {
  /** Address of the theme's logo; empty where the shop's name is shown as text. */
  readonly THEME_LOGO: string
  /** The paper as `#rrggbb`. */
  readonly THEME_PAPER: string
}
