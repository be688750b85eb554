import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ThemeSample } from '../../foundations/ThemeSample';
import { ThemeWall } from '../../foundations/ThemeWall';
import { Stack } from '../../layout/Stack/Stack';
import { contrast } from '../../tokens/contrast';
import { Text } from '../Text/Text';
import { AccentTheme } from './AccentTheme';

const meta = {
  title: 'Layout/AccentTheme',
  component: AccentTheme,
  args: { color: '#7a1fa2', children: null },
  argTypes: { color: { control: 'color' }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Gives what is inside the accent of a unit, derived from its one colour for every theme.

**When to use** for a unit that has a colour of its own; once around the app with \`scope="page"\`, so that menus and dialogs have it too.

**When not** to mark one thing: take a \`tone\`. Pink, amber, red, green and blue of the other tones keep their meaning and never follow.

**How** the hue stays; lightness and chroma move only as far as WCAG AA asks (high contrast: 7:1 for text). A neon yellow becomes a deep ochre on white and stays neon in the dark. The values are set with \`style.setProperty\`, which a strict Content-Security-Policy allows.

**Limits** a colour that cannot be read as hex or OKLCH is ignored. \`scope="page"\` may stand once. Themes nested more than two deep inside of one another take the nearest only if the names differ.`,
      },
    },
  },
} satisfies Meta<typeof AccentTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryTheme: Story = {
  render: ({ color }) => <Chooser color={color} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Màu của đơn vị');
    const button = canvas.getAllByRole('button', { name: 'Vào học' })[0];
    if (!button) throw new Error('the wall has buttons');
    const before = getComputedStyle(button).backgroundColor;
    await fireEvent.input(input, { target: { value: '#f5ff00' } });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(before));
    const ground = getComputedStyle(button).getPropertyValue('--sen-tone-accent-solid').trim();
    const words = getComputedStyle(button).getPropertyValue('--sen-tone-accent-on-solid').trim();
    await expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    await fireEvent.input(input, { target: { value: '#7a1fa2' } });
  },
};

export const Units: Story = {
  render: () => (
    <Stack gap="l">
      {units.map(({ name, color }) => (
        <AccentTheme key={color} color={color}>
          <ThemeWall suffix={` – ${name}`} />
        </AccentTheme>
      ))}
    </Stack>
  ),
};

export const WholePage: Story = {
  args: { color: '#b3541e', scope: 'page', children: <ThemeSample name="Học viện Cảng Sài Gòn" /> },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-accent');
  },
};

export const NoColour: Story = {
  args: { color: 'không phải màu', children: <ThemeSample name="Màu mặc định của Sen" /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-accent]')).toBeNull();
  },
};

export const Phone: Story = { ...WholePage, globals: { viewport: { value: 'phone' } } };

const units = [
  { name: 'Bệnh viện Bình Minh', color: '#0b6fb8' },
  { name: 'Vàng neon', color: '#f5ff00' },
  { name: 'Xám', color: '#808080' },
];

function Chooser({ color }: { color: string }) {
  const id = useId();
  const [chosen, setChosen] = useState(color);
  return (
    <Stack gap="l">
      <Stack gap="xxs" align="start">
        <Text as="span" size="small" weight="medium">
          <span id={id}>Màu của đơn vị</span>
        </Text>
        <input
          type="color"
          aria-labelledby={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Stack>
      <AccentTheme color={chosen}>
        <ThemeWall />
      </AccentTheme>
    </Stack>
  );
}
