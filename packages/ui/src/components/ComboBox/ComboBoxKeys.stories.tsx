import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { actionBar } from '../../css/actionBar.css';
import { Button } from '../Button/Button';
import { ComboBox } from './ComboBox';
import { teachers } from './sampleTeachers';

const meta = {
  title: 'Fields/ComboBox/Keys',
  component: ComboBox,
  args: { label: 'Giảng viên', options: teachers, onChange: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list reaches behind the bar: going through it must not scroll the page, which would close it. */
export const AboveABar: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '200vh' }}>
      <div style={{ blockSize: 'calc(100vh - 150px)' }} />
      <div style={{ padding: '0 1rem', blockSize: '100vh' }}>
        <ComboBox {...args} />
      </div>
      <div className={actionBar}>
        <Button variant="primary">Lưu</Button>
      </div>
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Giảng viên' });
    await userEvent.click(field);
    // A short list opens below the field; a longer one opens above it.
    await userEvent.keyboard('nguyet');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const before = window.scrollY;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await expect(window.scrollY).toBe(before);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('nguyet');
  },
};

const submitted = fn((event: FormEvent) => event.preventDefault());

/** Scrolling closed the list. What was typed is not a choice yet: Enter offers it again instead of submitting the form. */
export const EnterWithTheListClosed: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <form onSubmit={submitted} style={{ minBlockSize: '200vh' }}>
      <ComboBox {...args} />
      <Button type="submit">Lưu</Button>
    </form>
  ),
  play: async ({ canvas, args, userEvent }) => {
    submitted.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Giảng viên' });
    await userEvent.click(field);
    await userEvent.keyboard('nguyet');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    window.scrollTo(0, 60);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await expect(field).toHaveValue('nguyet');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('nguyet');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** Enter goes to the first option that matches instead of discarding what was typed. */
export const EnterWithTheListOpen: Story = {
  parameters: { layout: 'padded' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Giảng viên' });
    await userEvent.click(field);
    await userEvent.keyboard('nguyet');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await expect(field).toHaveValue('nguyet');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('nguyet');
  },
};
