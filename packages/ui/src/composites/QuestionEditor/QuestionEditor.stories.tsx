import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary';
import { Form } from '../../components/Form/Form';
import { Select } from '../../components/Select/Select';
import { QuestionEditor, keylessDraft, newDraft, type QuestionEditorProps } from './QuestionEditor';
import { sampleDraft } from './sampleDrafts';

/** Keeps the value, as a form would. */
function Held({ value, onChange, ...props }: QuestionEditorProps) {
  const [held, hold] = useState(value);
  return (
    <QuestionEditor
      {...props}
      value={held}
      onChange={(next) => {
        hold(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Composites/QuestionEditor',
  component: QuestionEditor,
  args: { value: sampleDraft('one_choice'), onChange: fn() },
  argTypes: { meta: { control: false } },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Writes one question of any of the eleven types, and shows beside it what a student will see.

**When to use** on the page or in the dialog where a question of the bank is made or changed. **When not**: to choose and weigh questions for an exam take ExamBuilder; to show a question take QuestionView.

| Keyboard | |
| --- | --- |
| Alt + ↑ / ↓ | moves the line in which the focus is; the focus stays in the same control |
| Tab | from mark to field to the buttons of the line |
| Space, arrows | mark what is right, as any radio or checkbox |

**Announcements**: what was added, removed, restored, and the place to which a line moved, politely. Added lines take the focus; after a removal it goes to the neighbour, or to the button that adds.

**Limits**: the rules of a question belong to the caller, who gives the \`Form\` around it \`errors\` by path. The way back from a removal is open until the next change. A right clause that two left ones share is shown, and edited, in both.`,
      },
    },
  },
} satisfies Meta<typeof QuestionEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChoice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Lựa chọn B là đáp án đúng' })).toBeChecked();
  },
};
export const MultipleChoice: Story = { args: { value: sampleDraft('multiple_choice') } };
export const TrueFalse: Story = { args: { value: sampleDraft('true_false') } };
export const ShortAnswer: Story = { args: { value: sampleDraft('short_answer') } };
export const LongAnswer: Story = { args: { value: sampleDraft('long_answer') } };

/** A criterion begins with three levels; its name has the focus. */
export const Rubric: Story = {
  args: { value: sampleDraft('long_answer') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm tiêu chí chấm' }));
    await expect(canvas.getByRole('textbox', { name: /^Tên tiêu chí/ })).toHaveFocus();
    await userEvent.keyboard('Trình bày');
    const points = canvas.getByRole('textbox', { name: 'Điểm của mức 1' });
    await userEvent.clear(points);
    await userEvent.type(points, '2,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Mức 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        key: expect.objectContaining({
          rubric: [
            {
              id: 'a',
              title: 'Trình bày',
              levels: [
                { id: 'a', title: 'Tốt', points: 2.5 },
                { id: 'c', title: 'Chưa đạt', points: 0 },
              ],
            },
          ],
        }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Tiêu chí 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('textbox', { name: /^Tên tiêu chí/ })).toHaveValue('Trình bày');
  },
};

export const FillKeyword: Story = {
  args: { value: sampleDraft('fill_keyword') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 chỗ trống, 2 đáp án (đã khớp)')).toBeVisible();
  },
};
/** A long number is grouped below its field. */
export const FillNumber: Story = {
  args: { value: sampleDraft('fill_number') },
  play: async ({ canvas, userEvent }) => {
    const [number] = await canvas.findAllByRole('textbox', { name: /^Số đúng/ });
    if (!number) throw new Error('There is no field for the number');
    await userEvent.clear(number);
    await userEvent.type(number, '1150000');
    await expect(number).toHaveAccessibleDescription('= 1.150.000');
  },
};
export const MatchClauses: Story = { args: { value: sampleDraft('match_clauses') } };
export const ChooseFromList: Story = { args: { value: sampleDraft('choose_from_list') } };
export const DragToBlank: Story = { args: { value: sampleDraft('drag_to_blank') } };
export const OrderClauses: Story = { args: { value: sampleDraft('order_clauses') } };

/** A question of a survey has no key: nothing marks what is right. */
export const Keyless: Story = {
  args: { keyless: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Lựa chọn B' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /là đáp án đúng/ })).toBeNull();
    await expect(canvas.queryByText('Chọn ô tròn bên cạnh đáp án đúng.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lựa chọn' }));
    await userEvent.keyboard('Chưa rõ');
    await expect(await canvas.findByRole('radio', { name: /Chưa rõ/ })).toBeInTheDocument();
  },
};
export const KeylessRows: Story = {
  args: {
    keyless: true,
    value: keylessDraft({
      title: 'Bạn hài lòng với từng nội dung ở mức nào?',
      numbering: 'none',
      content: {
        type: 'match_clauses',
        left: [
          { id: 'a', text: 'Nội dung khóa học' },
          { id: 'b', text: 'Giảng viên' },
        ],
        right: [
          { id: 'a', text: 'Hài lòng' },
          { id: 'b', text: 'Bình thường' },
          { id: 'c', text: 'Chưa hài lòng' },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Dòng 2' })).toHaveValue('Giảng viên');
    await expect(canvas.getByRole('button', { name: 'Thêm lựa chọn' })).toBeVisible();
  },
};
export const KeylessOrder: Story = {
  args: {
    keyless: true,
    value: keylessDraft({
      title: 'Xếp các chủ đề theo mức bạn cần nhất.',
      numbering: 'none',
      content: {
        type: 'order_clauses',
        clauses: [
          { id: 'a', text: 'Sơ cứu' },
          { id: 'b', text: 'An toàn điện' },
        ],
      },
    }),
  },
};
export const KeylessText: Story = {
  args: { keyless: true, value: sampleDraft('long_answer') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Số ký tự tối đa/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Câu trả lời mẫu' })).toBeNull();
  },
};

export const Empty: Story = { args: { value: newDraft('one_choice') } };
export const EmptyWithBlanks: Story = { args: { value: newDraft('drag_to_blank') } };

/** Errors of the form around it are shown at the fields that the server names; one without a field here is shown above all. */
export const WithErrors: Story = {
  args: {
    value: {
      ...newDraft('one_choice'),
      content: {
        type: 'one_choice',
        options: [
          { id: 'a', text: 'Huế' },
          { id: 'b', text: '' },
          { id: 'c', text: 'Huế' },
        ],
      },
    },
  },
  render: (args) => (
    <Form
      aria-label="Tạo câu hỏi"
      onSubmit={fn()}
      errors={{
        title: 'Trường này là bắt buộc!',
        'content.options.1.text': 'Trường này là bắt buộc!',
        'content.options.2.text': 'Lựa chọn “Huế” đã có.',
        'key.choice': 'Hãy chọn đáp án đúng.',
        category_id: 'Hãy chọn danh mục.',
      }}
    >
      <Held {...args} />
      <ErrorSummary />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /Nội dung câu hỏi/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Lựa chọn C' })).toHaveAccessibleDescription(/đã có/);
    await expect(canvas.getByRole('group', { name: 'Các lựa chọn' })).toHaveAccessibleDescription(
      'Hãy chọn đáp án đúng.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Hãy chọn danh mục\.$/);
    const names = canvas.getByRole('list', { name: 'Còn 5 chỗ cần sửa' });
    await userEvent.click(within(names).getByRole('button', { name: 'Lựa chọn B' }));
    await expect(canvas.getByRole('textbox', { name: 'Lựa chọn B' })).toHaveFocus();
  },
};

/** On a phone the fields may be behind the preview: the name of a wrong one shows them. */
export const ErrorBehindPreview: Story = {
  ...WithErrors,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Xem trước' }));
    await expect(canvas.queryByRole('textbox', { name: 'Lựa chọn B' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lựa chọn B' }));
    await expect(canvas.getByRole('textbox', { name: 'Lựa chọn B' })).toHaveFocus();
  },
};

/** The question and its answers come first; the caller's fields and the type are settings beside or below them. */
export const WithMeta: Story = {
  args: {
    meta: (
      <Select
        label="Danh mục"
        required
        options={[
          { value: '1', label: 'An toàn lao động' },
          { value: '2', label: 'Kỹ năng giao tiếp' },
        ]}
        defaultValue="1"
      />
    ),
  },
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('textbox', { name: 'Lựa chọn D' });
    for (const setting of [/Loại câu hỏi/, /Danh mục/]) {
      const button = canvas.getByRole('button', { name: setting });
      await expect(answer.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

/** Adds an option, moves it to the first place, marks it correct, removes it and undoes the removal. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    await step('add', async () => {
      const add = await canvas.findByRole('button', { name: 'Thêm lựa chọn' });
      add.focus();
      await waitFor(() => expect(add).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const added = await canvas.findByRole('textbox', { name: 'Lựa chọn E' });
      await waitFor(() => expect(added).toHaveFocus());
      await userEvent.keyboard('Gọi 114.');
    });
    await step('reorder', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
      const first = canvas.getByRole('textbox', { name: 'Lựa chọn A' });
      await waitFor(() => expect(first).toHaveFocus());
      await waitFor(() => expect(first).toHaveValue('Gọi 114.'));
      await expect(canvas.getByText('Lựa chọn B đã chuyển đến vị trí 1 trên 5.')).toBeInTheDocument();
    });
    await step('mark it right', async () => {
      canvas.getByRole('radio', { name: 'Lựa chọn A là đáp án đúng' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ key: { type: 'one_choice', choice: 'e' } }),
      );
    });
    await step('remove it, and take that back', async () => {
      canvas.getByRole('button', { name: 'Bỏ Lựa chọn A' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Lựa chọn A' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
      await expect(canvas.getByRole('textbox', { name: 'Lựa chọn A' })).toHaveValue('Gọi 114.');
      await expect(canvas.getByRole('radio', { name: 'Lựa chọn A là đáp án đúng' })).toBeChecked();
    });
  },
};

/** The selected words become the answer; the other blanks are renumbered. */
export const InsertsABlank: Story = {
  args: { value: { ...newDraft('fill_keyword'), title: 'Thủ đô của Việt Nam là Hà Nội.' } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /Nội dung câu hỏi/ });
    title.setSelectionRange(23, 29);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm chỗ trống' }));
    await waitFor(() => expect(title).toHaveValue('Thủ đô của Việt Nam là [[1]].'));
    await waitFor(() => expect(title).toHaveFocus());
    title.setSelectionRange(11, 19);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm chỗ trống' }));
    await waitFor(() => expect(title).toHaveValue('Thủ đô của [[1]] là [[2]].'));
    const second = canvas.getByRole('region', { name: 'Chỗ trống 2' });
    await expect(within(second).getByRole('textbox', { name: 'Từ khóa 1' })).toHaveValue('Hà Nội');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chỗ trống 1' }));
    await expect(title).toHaveValue('Thủ đô của  là [[1]].');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByText('2 chỗ trống, 2 đáp án (đã khớp)')).toBeVisible();
  },
};

/** Content that a change of type would remove is listed first; the change can also be undone. */
export const ChangesType: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Loại câu hỏi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Trả lời ngắn' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Đổi loại câu hỏi?' });
    await expect(dialog).toHaveTextContent('và 1 mục khác');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đổi loại' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /Số ký tự tối đa/ })).toHaveValue('200');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('textbox', { name: 'Lựa chọn A' })).toBeVisible();
  },
};

export const AsksBeforeALoss: Story = {
  args: { value: sampleDraft('fill_keyword') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Loại câu hỏi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kéo thả vào chỗ trống' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('TP. Hồ Chí Minh');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: sampleDraft('match_clauses') },
};

/** Where both do not fit, the preview is a tab. */
export const InANarrowPlace: Story = {
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Xem trước' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Báo động/ }));
    await expect(canvas.getByRole('radio', { name: /Báo động/ })).toBeChecked();
  },
};

function InAPlaceThatChanges(props: QuestionEditorProps) {
  return (
    <div data-testid="place" style={{ inlineSize: 960 }}>
      <Held {...props} />
    </div>
  );
}

/** A rotated tablet or a narrowed window: the focus and the caret stay. */
export const KeepsTheFocus: Story = {
  render: (args) => <InAPlaceThatChanges {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const place = await canvas.findByTestId('place');
    const title = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /Nội dung câu hỏi/ });
    const tabs = () => canvas.queryByRole('tablist');

    await step('from two columns to tabs and back', async () => {
      await waitFor(() => expect(tabs()).toBeNull());
      title.focus();
      title.setSelectionRange(3, 5);
      place.style.inlineSize = '600px';
      await waitFor(() => expect(tabs()).toBeVisible());
      await expect(title).toHaveFocus();
      await expect([title.selectionStart, title.selectionEnd]).toEqual([3, 5]);
      place.style.inlineSize = '960px';
      await waitFor(() => expect(tabs()).toBeNull());
      await expect(title).toHaveFocus();
      await expect([title.selectionStart, title.selectionEnd]).toEqual([3, 5]);
    });
    await step('what was tried out stays in sight', async () => {
      const answer = canvas.getByRole('radio', { name: /Báo động/ });
      await userEvent.click(answer);
      place.style.inlineSize = '600px';
      await waitFor(() => expect(tabs()).toBeVisible());
      await expect(answer).toHaveFocus();
      await expect(answer).toBeChecked();
      await expect(canvas.getByRole('tab', { name: 'Xem trước' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('the focus of a tab goes to the fields', async () => {
      canvas.getByRole('tab', { name: 'Xem trước' }).focus();
      place.style.inlineSize = '960px';
      await waitFor(() => expect(tabs()).toBeNull());
      await expect(canvas.getByRole('group', { name: 'Soạn thảo' }).parentElement).toHaveFocus();
    });
  },
};
