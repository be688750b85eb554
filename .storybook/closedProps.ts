import type { Preview } from '@storybook/react-vite';
import type { StrictInputType } from 'storybook/internal/types';

interface TsType {
  name: string;
  raw?: string;
  value?: string;
  elements?: TsType[];
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Docgen reports optional props written `T
 * undefined` as a plain union. This restores the declared type and the matching control.
 */
export const closedProps: Enhancer = ({ argTypes, component }) => {
  const types = typesOf(component);
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const type = types[name];
    return [name, type ? { ...argType, ...described(type, argType) } : argType] as const;
  });
  return Object.fromEntries(entries);
};

function typesOf(component: unknown): Record<string, TsType | undefined> {
  if (typeof component !== 'function' && (typeof component !== 'object' || component === null)) return {};
  const docgen: unknown = Reflect.get(component, '__docgenInfo');
  const props = (docgen as { props?: Record<string, { tsType?: TsType }> } | undefined)?.props ?? {};
  return Object.fromEntries(Object.entries(props).map(([name, { tsType }]) => [name, tsType]));
}

function described(type: TsType, argType: StrictInputType): Partial<StrictInputType> {
  const parts = (type.elements ?? [type]).filter(({ name }) => name !== 'undefined');
  const summary = parts.map((part) => part.value ?? part.raw ?? part.name).join(' | ');
  const table = { ...argType.table, type: { summary } };
  const [only, ...others] = parts;
  if (parts.length > 0 && parts.every(({ name }) => name === 'literal')) {
    const options = parts.map(({ value = '' }) => value.replace(/^['"]|['"]$/g, ''));
    return { table, options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  }
  if (!only || others.length > 0) return { table, control: false };
  if (only.name === 'boolean' || only.name === 'number') return { table, control: { type: only.name } };
  if (only.name === 'string' || only.name === 'ReactNode') return { table, control: { type: 'text' } };
  return { table };
}
