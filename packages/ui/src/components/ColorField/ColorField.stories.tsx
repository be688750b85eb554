import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { AccentTheme } from '../AccentTheme/AccentTheme';
import { Button } from '../Button/Button';
import { ColorField } from './ColorField';

const docs = `
A colour of one's own, such as the accent of a unit. It is typed as a code of three or six digits, or chosen from the palette of the system.

**When to use** where an organisation has a colour that the product follows; show what it does beside it with \`AccentTheme\`.
**When not** for a choice among a few: \`RadioGroup\`. Never to mark states: take a \`tone\`.

| Key | What it does |
| --- | --- |
| Tab | goes to the swatch, then to the code |
| Enter, Space on the swatch | opens the palette of the system |

The value is what was typed, so that nothing typed is lost; the form checks it. The swatch shows the last valid code, or \`emptyColor\`.
`;

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  args: { label: 'Màu của đơn vị', emptyColor: '#0b7285', onChange: fn() },
  parameters: { docs: { description: { component: docs } } },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const swatch = canvas.getByLabelText('Chọn màu trên bảng màu');
    await expect(swatch).toHaveValue('#0b7285');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Màu của đơn vị' }), '1D6F42');
    await expect(args.onChange).toHaveBeenLastCalledWith('1D6F42');
    await expect(swatch).toHaveValue('#1d6f42');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Chọn màu trên bảng màu'), { target: { value: '#b3541e' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('#b3541e');
    await expect(canvas.getByRole('textbox')).toHaveValue('#b3541e');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'xanh lá', error: 'Màu gồm dấu # và sáu chữ số hoặc chữ cái từ a đến f.' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox');
    await expect(code).toBeInvalid();
    await expect(code).toHaveValue('xanh lá');
    await expect(code).toHaveAccessibleDescription(/sáu chữ số/);
  },
};

export const WithSample: Story = { render: (args) => <Sample {...args} /> };

/** Only a field that cannot be typed into looks like one. */
export const States: Story = {
  play: async ({ canvas }) => {
    const [editable, filled, readOnly] = canvas
      .getAllByRole('textbox')
      .map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor);
    await expect(filled).toBe(editable);
    await expect(readOnly).not.toBe(editable);
  },
  render: ({ emptyColor }) => (
    <Stack gap="l">
      <ColorField
        label="Màu của đơn vị"
        emptyColor={emptyColor}
        required
        description="Nút và liên kết theo màu này."
      />
      <ColorField label="Màu của đơn vị" emptyColor={emptyColor} defaultValue="#7a1fa2" />
      <ColorField label="Màu của đơn vị" emptyColor={emptyColor} defaultValue="#7a1fa2" readOnly />
      <ColorField label="Màu của đơn vị" emptyColor={emptyColor} defaultValue="#7a1fa2" disabled />
    </Stack>
  ),
};

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };

function Sample({ label, emptyColor }: { label?: string | undefined; emptyColor: string }) {
  const [color, setColor] = useState('#7a1fa2');
  return (
    <Stack>
      <ColorField label={label ?? ''} emptyColor={emptyColor} value={color} onChange={setColor} />
      <AccentTheme color={color}>
        <Button variant="primary">Vào học</Button>
      </AccentTheme>
    </Stack>
  );
}
