import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect, type ReactNode } from 'react';
import '../packages/ui/src/css/foundations';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider';
import { languages, type Language } from '../packages/ui/src/messages/languages';
import { configure } from 'storybook/test';

// A part that loads when it is first wanted may take a while on two busy cores.
configure({ asyncUtilTimeout: 8_000 });

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** react-aria takes one language a page load, as the product does. */
let loadedLanguage: Language | undefined;
/** The test-runner plays all stories of a file in one page and loses it when it reloads. */
const isPlayed = () => navigator.userAgent.includes('StorybookTestRunner');

interface StageProps {
  language: Language;
  theme: string;
  density: string;
  children: ReactNode;
}

function Stage({ language, theme, density, children }: StageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
  }, [language, theme, density]);
  return <UiProvider language={language}>{children}</UiProvider>;
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
    >
      <Story />
    </Stage>
  );
};

type Icon = 'globe' | 'paintbrush' | 'component';

function toolbar(title: string, icon: Icon, items: { value: string; title: string }[]) {
  return { name: title, description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const preview: Preview = {
  decorators: [withSen],
  loaders: [mswLoader()],
  tags: ['autodocs'],
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'vi', title: 'Tiếng Việt' },
      { value: 'en', title: 'English' },
    ]),
    theme: toolbar('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'contrast', title: 'High contrast' },
    ]),
    density: toolbar('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
  },
  initialGlobals: { language: 'vi', theme: 'light', density: 'comfortable' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { date: /Date$/i } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Actions',
          'Fields',
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
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
