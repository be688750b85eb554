import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect, type ReactNode } from 'react';
import '../packages/ui/src/css/foundations';
import { dismissToast, shownToasts } from '../packages/ui/src/components/Toast/toasts';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider';
import { languages, type Language } from '../packages/ui/src/messages/languages';
import { configure } from 'storybook/test';
import { AccentTheme } from '../packages/ui/src/components/AccentTheme/AccentTheme';
import { durations } from '../packages/ui/src/tokens/scales';
import { variableName } from '../packages/ui/src/tokens/variableName';
import { closedProps } from './closedProps';
import { DocsPage } from './DocsPage';

// Lazily loaded components may be slow on a machine with two cores.
configure({ asyncUtilTimeout: 15_000 });

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** react-aria reads the locale once per page load, as the product does. */
let loadedLanguage: Language | undefined;
/** The test runner plays all stories of a file in one page, which a reload would destroy. */
const isPlayed = () => navigator.userAgent.includes('StorybookTestRunner');

/** A unit's own brand colour, as the fourth theme. */
const unitColor = '#7a2e8e';
const unitTheme = 'unit';

interface StageProps {
  language: Language;
  theme: string;
  density: string;
  motion: string;
  children: ReactNode;
}

function Stage({ language, theme, density, motion, children }: StageProps) {
  const isUnit = theme === unitTheme;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = isUnit ? 'light' : theme;
    root.dataset['density'] = density;
    for (const name of Object.keys(durations)) {
      const variable = `--${variableName(['duration', name])}`;
      if (motion === 'reduced') root.style.setProperty(variable, '0ms');
      else root.style.removeProperty(variable);
    }
  }, [language, theme, isUnit, density, motion]);
  const shown = isUnit ? (
    <AccentTheme color={unitColor} scope="page">
      {children}
    </AccentTheme>
  ) : (
    children
  );
  return (
    <UiProvider language={language} timeZone="Asia/Ho_Chi_Minh">
      {shown}
    </UiProvider>
  );
}

const withSen: Decorator = (Story, { globals }) => {
  const language = isLanguage(globals['language']) ? globals['language'] : 'vi';
  if (!isPlayed() && loadedLanguage && loadedLanguage !== language) window.location.reload();
  loadedLanguage = language;
  return (
    <Stage
      language={language}
      theme={String(globals['theme'] ?? 'light')}
      density={String(globals['density'] ?? 'comfortable')}
      motion={String(globals['motion'] ?? 'full')}
    >
      <Story />
    </Stage>
  );
};

type Icon = 'globe' | 'paintbrush' | 'component' | 'lightning';

function toolbar(title: string, icon: Icon, items: { value: string; title: string }[]) {
  return { name: title, description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** Toasts render outside of the story's root, so they would still be visible in the next story. */
function dismissToasts() {
  for (const { id } of shownToasts()) dismissToast(id);
}

const preview: Preview = {
  beforeEach: dismissToasts,
  decorators: [withSen],
  loaders: [mswLoader()],
  tags: ['autodocs'],
  argTypesEnhancers: [closedProps],
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'vi', title: 'Tiếng Việt' },
      { value: 'en', title: 'English' },
    ]),
    theme: toolbar('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'contrast', title: 'High contrast' },
      { value: 'contrastDark', title: 'High contrast, dark' },
      { value: unitTheme, title: 'A unit’s own colour' },
    ]),
    density: toolbar('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    motion: toolbar('Motion', 'lightning', [
      { value: 'full', title: 'Motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: { language: 'vi', theme: 'light', density: 'comfortable', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    controls: { expanded: true, matchers: { date: /Date$/i } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Actions',
          'Fields',
          'Navigation',
          'Overlays',
          'Feedback',
          'Display',
          'Composites',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
