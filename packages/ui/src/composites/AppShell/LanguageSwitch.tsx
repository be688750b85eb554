import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { languages, type Language } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import * as css from './LanguageSwitch.css';

/** Each language is named in itself, so that users who cannot read this page can find theirs. */
const names = { vi: 'Tiếng Việt', en: 'English' } as const satisfies Record<Language, string>;

interface LanguageSwitchProps {
  label: string;
  onChange: (language: Language) => void;
}

export function LanguageSwitch({ label, onChange }: LanguageSwitchProps) {
  const current = useLanguage();
  return (
    <fieldset aria-label={label} className={css.group}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={css.choice}
          onClick={() => language !== current && onChange(language)}
        >
          {language.toUpperCase()}
          <VisuallyHidden> {names[language]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
