import { themeNames, type ThemeName } from '../tokens/themes';
import { ThemeSample } from './ThemeSample';
import * as css from './ThemeStage.css';

const names = {
  light: 'Sáng',
  dark: 'Tối',
  contrast: 'Tương phản cao',
  contrastDark: 'Tương phản cao, tối',
} as const satisfies Record<ThemeName, string>;

/** The sample in every theme, side by side. */
export function ThemeWall({ suffix = '' }: { suffix?: string }) {
  return (
    <div className={css.wall}>
      {themeNames.map((theme) => (
        <section key={theme} data-theme={theme} className={css.stage} aria-label={names[theme] + suffix}>
          <ThemeSample name={names[theme] + suffix} />
        </section>
      ))}
    </div>
  );
}
