import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const units = [
  { value: 'hn', label: 'Hà Nội' },
  { value: 'hue', label: 'Thừa Thiên Huế' },
  { value: 'dn', label: 'Đà Nẵng' },
  { value: 'qn', label: 'Quảng Ngãi', disabled: true },
  { value: 'dl', label: 'Đắk Lắk' },
];

const classesOf2026 = [
  'An toàn lao động K12',
  'Sơ cấp cứu cơ bản',
  'Phòng cháy chữa cháy cơ sở',
  'Kỹ năng bếp Á',
  'Ẩm thực Huế nâng cao',
  'Vận hành xe nâng',
  'Điện dân dụng',
  'Hàn hồ quang tay',
  'Đào tạo giảng viên nội bộ',
  'Quản lý kho',
].map((label, place) => ({ value: `lop-${place}`, label }));

/** A page of three, as a server would find them. */
function OnServer(props: MultiSelectProps<string>) {
  const [typed, setTyped] = useState('');
  return (
    <MultiSelect
      {...props}
      options={classesOf2026.filter(({ label }) => label.includes(typed)).slice(0, 3)}
      known={classesOf2026}
      onSearch={setTyped}
    />
  );
}

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Đơn vị', options: units, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Several of many. The chosen ones stand in the field as tags that can be taken away; where they have no room, their number does.

**When to use**: more than about six options, several of which may be chosen; with \`onSearch\` also those that a server has to look for.

**When not**: up to six that fit on the page are Checkboxes; one of many is a Select or a ComboBox.

| Key | What it does |
| --- | --- |
| \`↓\` \`↑\` \`Enter\` \`Space\` on the field | opens the list |
| \`↓\` \`↑\` \`Home\` \`End\` | move through the options; the choice stays |
| \`Enter\` (without a search also \`Space\`) | chooses the option, or takes it away |
| letters | narrow the list where it has a search (more than 8 options), else go to the option |
| \`Tab\` | goes on to 'select all' and 'clear', which heed the search |
| \`Esc\` | clears the search, then closes; what is chosen stays chosen |
| \`Tab\` from the field, \`←\` \`→\`, \`Delete\` | goes to the tags, moves through them, takes one away |
`,
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server finds the options; what was chosen before keeps its name, also while it is not among them. */
export const FromAServer: Story = {
  args: { label: 'Lớp học', options: [], defaultValue: ['lop-4'] },
  render: (args) => <OnServer {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('row', { name: 'Ẩm thực Huế nâng cao' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Lớp học/ }));
    await expect(await screen.findByRole('option', { name: 'Sơ cấp cứu cơ bản' })).toBeVisible();
    await userEvent.keyboard('kho');
    await userEvent.click(await screen.findByRole('option', { name: 'Quản lý kho' }));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(['lop-9', 'lop-4']);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(
      canvas.getByRole('button', { name: /2 (đã chọn|chosen).*(Quản lý kho|Ẩm thực Huế)/ }),
    ).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Đơn vị/ }));
    const list = await screen.findByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Đà Nẵng' }));
    await userEvent.click(screen.getByRole('option', { name: 'Hà Nội' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'dn']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const opener = canvas.getByRole('button', { name: /2 (đã chọn|chosen): Hà Nội, Đà Nẵng/ });
    await expect(opener).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'hue']);
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'hue', 'dl']);
    await userEvent.keyboard('{Home} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hue', 'dl']);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /Chọn tất cả|Select all/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'hue', 'dn', 'dl']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Đơn vị/ })).toHaveFocus());
  },
};

export const TagsTakenAway: Story = {
  args: { defaultValue: ['hn', 'hue', 'dn'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bỏ|Remove) Thừa Thiên Huế/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hn', 'dn']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Đà Nẵng' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Hà Nội' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /Đơn vị/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dn']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Đà Nẵng' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Đơn vị/ })).toHaveFocus());
  },
};

export const Searched: Story = {
  args: { label: 'Lớp học', options: classesOf2026, defaultValue: ['lop-9'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lớp học/ }));
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('am thuc');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['lop-4', 'lop-9']));
    await userEvent.clear(search);
    await userEvent.type(search, 'dao tao');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Chọn tất cả|Select all/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['lop-4', 'lop-8', 'lop-9']);
    await userEvent.clear(search);
    await userEvent.type(search, 'kế toán');
    const panel = within(screen.getByRole('dialog'));
    await expect(await panel.findByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('button', { name: /^(Bỏ chọn|Clear)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** At the maximum the other options are disabled, and 'select all' adds only what still fits. */
export const Full: Story = {
  args: { label: 'Lớp học', options: classesOf2026, max: 3, defaultValue: ['lop-8'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lớp học/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Chọn tất cả|Select all/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['lop-0', 'lop-1', 'lop-8']);
    await expect(screen.getByRole('status')).toHaveTextContent(/3 (mục|is the maximum)/);
    const other = screen.getByRole('option', { name: 'Quản lý kho' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'An toàn lao động K12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['lop-1', 'lop-8']);
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(other);
    await expect(args.onChange).toHaveBeenLastCalledWith(['lop-1', 'lop-8', 'lop-9']);
  },
};

export const Open: Story = {
  args: { label: 'Lớp học', options: classesOf2026, defaultValue: ['lop-0', 'lop-2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lớp học/ }));
    await expect(await screen.findByRole('option', { name: 'An toàn lao động K12' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, name: 'units', defaultValue: ['hn', 'hue', 'dn'], description: 'Nơi đã mở lớp.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Đơn vị' })).toHaveAccessibleDescription('Nơi đã mở lớp.');
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Hà Nội' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.getByRole('row', { name: 'Thừa Thiên Huế' })).toHaveFocus();
  },
};

const all = classesOf2026.map(({ value }) => value);

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <MultiSelect label="Đơn vị" options={units} description="Nơi mở lớp." />
      <MultiSelect label="Đơn vị" options={units} defaultValue={['hn', 'hue', 'dn']} />
      <MultiSelect label="Lớp học" options={classesOf2026} defaultValue={all} />
      <MultiSelect label="Đơn vị" options={units} required error="Hãy chọn ít nhất một đơn vị." />
      <MultiSelect label="Đơn vị" options={units} disabled defaultValue={['hn', 'qn']} />
      <MultiSelect label="Lớp học" options={classesOf2026} readOnly defaultValue={all} />
      <MultiSelect label="Đơn vị" options={units} readOnly />
    </Stack>
  ),
};

export const OnAPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
