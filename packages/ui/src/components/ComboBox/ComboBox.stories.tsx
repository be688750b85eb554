import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { ComboBox } from './ComboBox';
import { teachers } from './sampleTeachers';

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  args: { label: 'Giảng viên', options: teachers, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
One of many, found by typing the beginnings of its words in any order. Case and Vietnamese marks do not matter: \`do\` finds 'Đỗ', \`quynh nguyen\` finds 'Nguyễn Thị Diễm Quỳnh'.

**When to use**: more than about 15 options, or options that a server has to look for (\`onSearch\`, \`loading\`).

**When not**: a short list is a Select; up to five that fit on the page are a RadioGroup; several at once are a MultiSelect; free text is a TextField.

| Key | What it does |
| --- | --- |
| letters | narrow the list and open it |
| \`↓\` \`↑\` | open the list; move through the options; into those that arrive later too |
| \`Alt+↓\` \`Alt+↑\` | open the list, close it |
| \`Enter\` | takes the option that is marked; nothing while the options are being loaded |
| \`Esc\` | closes the list and brings the chosen one back |
| \`Tab\` | leaves; text that is no option gives way to the chosen one |

Clearing the text clears the choice. The number of options and 'loading' are announced.
`,
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('uoc');
    await userEvent.keyboard('xyz{Escape}');
    await waitFor(() => expect(field).toHaveValue('Đỗ Hữu Ước'));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Keys pressed in quick succession: the selected text is deleted and the next letter typed before the browser paints. */
export const TypedRightAfterClearing: Story = {
  args: { defaultValue: 'quynh' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tripleClick(field);
    document.execCommand('delete');
    await Promise.resolve();
    document.execCommand('insertText', false, 'do uoc');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(field).toHaveValue('do uoc');
  },
};

/** Scrolling the page closes the list and keeps the text: typing on, the arrow and another field go on from there. */
export const ScrolledWhileTyping: Story = {
  render: (args) => (
    <div style={{ blockSize: '200vh' }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox');
    const scroll = async () => {
      await screen.findByRole('listbox');
      const page = document.scrollingElement;
      page?.scrollTo({ top: page.scrollTop === 0 ? 40 : 0 });
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await step('the text stays, and typing on searches with all of it', async () => {
      await userEvent.type(field, 'do');
      await scroll();
      await expect(field).toHaveValue('do');
      await expect(field).toHaveFocus();
      await userEvent.keyboard(' uoc');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('uoc');
    });
    await step('a selected option stays', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await scroll();
      await expect(field).toHaveValue('Đỗ Hữu Ước');
    });
    await step('text that selects nothing goes when the field is left', async () => {
      await userEvent.tripleClick(field);
      await userEvent.keyboard('quynh');
      await scroll();
      await expect(field).toHaveValue('quynh');
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue('Đỗ Hữu Ước'));
    });
  },
};

export const Open: Story = {
  args: { defaultValue: 'uoc' },
  play: async ({ canvas, userEvent }) => {
    // The story before has scrolled its higher page: the scroll back would close the list.
    document.scrollingElement?.scrollTo({ top: 0 });
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    await userEvent.click(canvas.getByRole('button', { hidden: true }));
    await expect(await screen.findByRole('option', { name: /Đỗ Hữu Ước/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <ComboBox label="Giảng viên" options={teachers} description="Người chấm bài của lớp." />
      <ComboBox label="Giảng viên" options={teachers} defaultValue="quynh" />
      <ComboBox label="Giảng viên" options={teachers} required error="Hãy chọn một giảng viên." />
      <ComboBox label="Giảng viên" options={teachers} loading />
      <ComboBox label="Giảng viên" options={teachers} readOnly defaultValue="nguyet" />
      <ComboBox label="Giảng viên" options={teachers} disabled defaultValue="dat" />
    </Stack>
  ),
};

export const LongNames: Story = {
  args: {
    label: 'Đơn vị',
    options: [
      {
        value: 'mien-trung',
        label:
          'Trung tâm Đào tạo và Bồi dưỡng nghiệp vụ khu vực miền Trung và Tây Nguyên, cơ sở Thừa Thiên Huế',
        description: 'Cơ sở 2: 17 Nguyễn Huệ, phường Vĩnh Ninh, thành phố Huế',
      },
      { value: 'mien-bac', label: 'Trung tâm Đào tạo miền Bắc' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'trung tam');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

export const OnAPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
