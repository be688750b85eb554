import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePicture } from '../../composites/ImageCropper/samplePicture';
import { PictureField, type PictureFieldProps } from './PictureField';

const meta = {
  title: 'Fields/PictureField',
  component: PictureField,
  args: {
    label: 'Ảnh bìa',
    description: 'Tệp .png, .jpg hoặc .gif, tối đa 10 MB.',
    accept: ['.png', '.jpg', '.jpeg', '.gif'],
    value: null,
    onChoose: fn(),
    onRemove: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
The one picture of a form: chosen or dropped, shown, replaced and removed. The caller judges and crops it (\`ImageCropper\`).

**When to use.** The cover of a course, the logo of a unit.

**When not.** Files of which only the name counts: \`FileUpload\`. Somebody's face, beside it: \`FileTrigger\`.

| Keyboard | |
| --- | --- |
| Tab | To the button that chooses or changes it, then to the one that removes it |
| Enter, Space | Opens the browser's choice of files; removes |`,
      },
    },
  },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File([samplePicture], 'bia.png', { type: 'image/png' });

function Kept(props: PictureFieldProps) {
  const [value, setValue] = useState<PictureFieldProps['value']>(null);
  return (
    <PictureField
      {...props}
      value={value}
      onChoose={() => setValue(samplePicture)}
      onRemove={() => setValue(null)}
    />
  );
}

/** The page shows the picture: here it is only changed and removed. */
export const ShownElsewhere: Story = {
  args: { value: samplePicture, shownElsewhere: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Đổi ảnh bìa' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Chosen, shown and removed: the focus stays in the field. */
export const ChosenAndRemoved: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(canvas.getByRole('button', { name: 'Đổi ảnh bìa' })).toBeVisible();
    const image = canvasElement.querySelector<HTMLImageElement>('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(1600));
    await userEvent.click(canvas.getByRole('button', { name: 'Gỡ ảnh bìa' }));
    await expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toHaveFocus();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Ảnh bìa' });
    await expect(field).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toHaveAccessibleDescription(
      /tối đa 10 MB/,
    );
  },
};

export const Refused: Story = {
  args: { error: 'Tệp lớn hơn 10 MB. Hãy chọn tệp nhỏ hơn.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chọn ảnh' })).toHaveAccessibleDescription(
      /^Tệp lớn hơn 10 MB/,
    );
  },
};

export const RefusedWithPicture: Story = {
  args: { value: samplePicture, error: 'Không đọc được ảnh này. Hãy chọn ảnh khác.' },
};

export const Disabled: Story = {
  args: { value: samplePicture, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gỡ ảnh bìa' })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  args: { value: samplePicture },
  globals: { viewport: { value: 'phone' } },
};
