import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UiProvider } from '../UiProvider/UiProvider';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import { comboBoxMessages } from './ComboBox.messages';
import { teachers } from './sampleTeachers';

const meta = {
  title: 'Fields/ComboBox/Search',
  component: ComboBox,
  args: { label: 'Giảng viên', options: teachers, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const byEnding = {
  matches: (text: string, typed: string) => text.endsWith(typed),
  order: () => new Intl.Collator('vi'),
};
const loadByEnding = fn(async () => byEnding);

/** A product whose server searches by rules of its own passes them to the provider, which loads them for the first search. */
export const FoundByRulesOfTheProvider: Story = {
  render: (args) => (
    <UiProvider language="vi" text={loadByEnding}>
      <ComboBox {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Giảng viên/ }), 'hoa');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: /Vũ Đăng Khoa/ })).toBeInTheDocument();
  },
};

/** Each typed word begins a word of the name. */
export const FoundByBeginnings: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Giảng viên/ });
    await userEvent.type(field, ' qu  ngu ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(field);
    await userEvent.type(field, 'uynh');
    await expect(await screen.findByText(comboBoxMessages.vi.empty)).toBeVisible();
  },
};

export const FoundWithoutMarks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: /Giảng viên/ });
    await userEvent.type(field, 'do uoc');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /Đỗ Hữu Ước/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('uoc');
    await waitFor(() => expect(field).toHaveValue('Đỗ Hữu Ước'));
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kế toán trưởng');
    await expect(await screen.findByText(/Không có dữ liệu\.|No data\./)).toBeVisible();
  },
};

function FromServer(props: Omit<ComboBoxProps<string>, 'label' | 'aria-label' | 'aria-labelledby'>) {
  const [searched, setSearched] = useState<string>();
  const [found, setFound] = useState(teachers.slice(0, 1));
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (searched === undefined) return undefined;
    const answer = setTimeout(() => {
      setFound(teachers.filter(({ label }) => label.includes(searched)));
      setLoading(false);
    }, 200);
    return () => clearTimeout(answer);
  }, [searched]);

  return (
    <ComboBox
      {...props}
      label="Giảng viên"
      options={found}
      loading={loading}
      onSearch={(typed) => {
        props.onSearch?.(typed);
        setLoading(true);
        setSearched(typed);
      }}
    />
  );
}

export const SearchedByAServer: Story = {
  args: { defaultValue: 'quynh', onSearch: fn() },
  render: ({ defaultValue, onSearch, onChange }) => (
    <FromServer defaultValue={defaultValue} onSearch={onSearch} onChange={onChange} options={teachers} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('Nguyễn Thị Diễm Quỳnh'));
    await userEvent.tripleClick(field);
    await userEvent.keyboard('Trần');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Trần'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Nguyễn Thị Diễm Quỳnh'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await userEvent.click(await screen.findByRole('option', { name: /Trần Ánh Nguyệt/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('nguyet');
  },
};

/** Until the search has answered, what an earlier one found cannot be chosen by keys that are pressed in a row, and the text stays. */
export const ChosenBeforeTheAnswer: Story = {
  args: { onSearch: fn() },
  render: ({ onSearch, onChange }) => (
    <FromServer onSearch={onSearch} onChange={onChange} options={teachers} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(teachers.length));
    await userEvent.keyboard('Trần{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalledWith(teachers[0]?.value);
    await userEvent.clear(field);
    await userEvent.type(field, 'không ai{ArrowDown}{Enter}');
    await expect(field).toHaveValue('không ai');
    await expect(screen.getByRole('listbox')).toHaveTextContent(/Đang tải…|Loading…/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Trần Ánh');
    await userEvent.click(await screen.findByRole('option', { name: /Trần Ánh Nguyệt/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('nguyet');
  },
};

function LoadedLater(props: Pick<ComboBoxProps<string>, 'onChange'>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const answer = setTimeout(() => setIsLoaded(true), 300);
    return () => clearTimeout(answer);
  }, [isAsked]);
  return (
    <ComboBox
      {...props}
      label="Giảng viên"
      options={isLoaded ? teachers : []}
      loading={!isLoaded}
      onSearch={() => setIsAsked(true)}
    />
  );
}

/** The arrow key goes to the first option, also when that arrives later; Enter before it chooses nothing and leaves the list open. */
export const ArrivedAfterTheArrow: Story = {
  render: ({ onChange }) => <LoadedLater onChange={onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: /Giảng viên/ });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('listbox')).toHaveTextContent(/Đang tải…|Loading…/);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(teachers.length));
    await waitFor(() =>
      expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(teachers[0]?.value);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** What an earlier search had found is gone, and the key that went there goes to what arrives. */
export const OtherOptionsAfterTheArrow: Story = {
  render: function Replaced({ onChange }) {
    const [options, setOptions] = useState(teachers.slice(0, 1));
    const [loading, setLoading] = useState(false);
    return (
      <ComboBox
        label="Giảng viên"
        options={options}
        loading={loading}
        onChange={onChange}
        onSearch={() => {
          setLoading(true);
          setOptions([]);
          setTimeout(() => {
            setOptions(teachers.slice(1));
            setLoading(false);
          }, 300);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: /Giảng viên/ });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(teachers.length - 1));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(teachers[1]?.value);
  },
};

/** Nobody has gone into the list: typed text takes no option by itself when the options arrive. */
export const ArrivedAfterTyping: Story = {
  args: { onSearch: fn() },
  render: ({ onSearch, onChange }) => (
    <FromServer onSearch={onSearch} onChange={onChange} options={teachers} />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Giảng viên/ });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(teachers.length));
    await userEvent.keyboard('Trần');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};

export const LoadingOptions: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(/Đang tải…|Loading…/);
  },
};

/** A search by a server goes on with the text that scrolling left. */
export const ScrolledWhileSearching: Story = {
  args: { onSearch: fn() },
  render: ({ onSearch, onChange }) => (
    <div style={{ blockSize: '200vh' }}>
      <FromServer onSearch={onSearch} onChange={onChange} options={teachers} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Trần');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Trần'));
    await screen.findByRole('listbox');
    document.scrollingElement?.scrollTo({ top: 40 });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Trần Ánh Nguyệt/ });
    await expect(args.onSearch).toHaveBeenLastCalledWith('Trần');
    await expect(canvas.getByRole('combobox')).toHaveValue('Trần');
  },
};
