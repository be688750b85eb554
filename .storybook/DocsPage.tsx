import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useState } from 'react';

/** Loaded on demand: the sources are large. */
const sources = import.meta.glob<string>(
  ['../packages/ui/src/**/*.{tsx,ts}', '../apps/portal/src/**/*.tsx', '!../**/*.test.*'],
  { query: '?raw', import: 'default' },
);

/** The documentation of a component: purpose, states, props, source. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
      <SourceOfPage />
    </>
  );
}

/** A component's file is beside its stories and has the same name; a foundations page is its own source. */
function SourceOfPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = String(preparedMeta.parameters['fileName'] ?? '').replace(/^\.\//, '../');
  const part = stories.replace('.stories.tsx', '.tsx');
  const path = part in sources ? part : stories;
  const load = sources[path];
  if (!load) return null;
  return <SourceFile path={path.replace('../', '')} load={load} />;
}

function SourceFile({ path, load }: { path: string; load: () => Promise<string> }) {
  const [code, setCode] = useState<string>();
  return (
    <details onToggle={() => void load().then(setCode)}>
      <summary>
        Source: <code>{path}</code>
      </summary>
      {code !== undefined && <Source code={code} language="tsx" />}
    </details>
  );
}
