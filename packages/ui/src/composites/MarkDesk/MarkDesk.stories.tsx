import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Callout } from '../../components/Callout/Callout';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { sampleQuestions } from '../QuestionView/sampleQuestions';
import type { CriterionMark } from '../QuestionView/rubric/rubric';
import { sampleRubric, sampleScore } from '../QuestionView/rubric/sampleRubric';
import { MarkDesk, type DeskAnswer, type MarkDeskProps } from './MarkDesk';

const { long_answer: long, short_answer: short } = sampleQuestions;

const answer: DeskAnswer = {
  id: 'first',
  name: 'Đỗ Minh Châu',
  examTitle: 'An toàn điện cơ bản',
  attempt: 0,
  question: { ...long.question, score: 10 },
  key: long.key,
  answer: long.right,
};
const second: DeskAnswer = {
  ...answer,
  id: 'second',
  name: 'Vũ Thuỳ Dương',
  question: { ...short.question, score: 10 },
  key: short.key,
  answer: short.wrong,
};
const keys = [...'0123456789'].map((key) => ({ key, score: Number(key) }));
const tenKeys = [...keys, { key: 'f', score: 10 }];

const meta = {
  title: 'Composites/MarkDesk',
  component: MarkDesk,
  parameters: {
    docs: {
      description: {
        component:
          'Marks written answers one after the other. Single keys work only while the focus is on the desk and in none of its fields: a digit or F marks and goes on, P types other points, C a comment, ← and → move, Escape leaves a field. Each answer takes the focus, the first one unless somebody works with a control beside the desk. Not for reading one attempt: that is `ExamReview`.',
      },
    },
  },
  args: {
    answer,
    keys: tenKeys,
    comment: '',
    onComment: fn(),
    onMark: fn(),
    onSkip: fn(),
    left: 12,
    status: 'Mọi điểm đã được lưu.',
  },
} satisfies Meta<typeof MarkDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One key is one mark; in a field a digit is a digit. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Bàn chấm/ })).toHaveFocus());
    await userEvent.keyboard('7');
    await expect(args.onMark).toHaveBeenCalledOnce();
    await expect(args.onMark).toHaveBeenCalledWith(7);
    await userEvent.keyboard('c9');
    await expect(canvas.getByRole('textbox', { name: 'Nhận xét cho học viên' })).toHaveFocus();
    await expect(args.onMark).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}f');
    await expect(args.onMark).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.keyboard('p11{Enter}');
    await expect(canvas.getByText('Hãy nhập một số từ 0 đến 10, ví dụ 3,5.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Điểm khác' }));
    await userEvent.keyboard('3,5{Enter}');
    await expect(args.onMark).toHaveBeenLastCalledWith(3.5);
  },
};

function Two(props: MarkDeskProps) {
  const [at, setAt] = useState(answer);
  return (
    <MarkDesk
      {...props}
      answer={at}
      left={at === answer ? 2 : 1}
      onMark={(score) => {
        props.onMark(score);
        setAt(second);
      }}
    />
  );
}

/** The next answer is there at once, has the focus and is announced. */
export const GoingOn: Story = {
  render: (args) => <Two {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Bàn chấm/ })).toHaveFocus());
    await userEvent.keyboard('5');
    await expect(canvas.getByText('Vũ Thuỳ Dương')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Bàn chấm/ })).toHaveFocus();
    await expect(canvas.getByText('Đã chấm 5 điểm. Còn 1 câu.')).toBeInTheDocument();
  },
};

/** Whoever narrows the answers by keyboard stays at that control; the next answer takes the focus again. */
export const BesideAFilter: Story = {
  render: function Filtered(args) {
    const [filter, setFilter] = useState('all');
    return (
      <>
        <RadioGroup
          label="Thứ tự"
          options={[
            { value: 'all', label: 'Tất cả' },
            { value: 'long', label: 'Câu dài' },
          ]}
          value={filter}
          onChange={setFilter}
        />
        <Two {...args} key={filter} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const desk = canvas.getByRole('region', { name: /^Bàn chấm/ });
    await waitFor(() => expect(desk).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Câu dài' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Câu dài' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^7/ }));
    await expect(await canvas.findByText('Vũ Thuỳ Dương')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Bàn chấm/ })).toHaveFocus();
  },
};

function ByLevels(props: MarkDeskProps) {
  const [marks, setMarks] = useState<CriterionMark[]>([]);
  return (
    <MarkDesk {...props} levels={{ marks, onChange: setMarks, score: sampleScore(sampleRubric, marks) }} />
  );
}

/** A digit chooses the level of the framed criterion, and Enter gives their sum. */
export const ByRubric: Story = {
  args: { answer: { ...answer, key: { type: 'long_answer', rubric: sampleRubric } } },
  render: (args) => <ByLevels {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Bàn chấm/ })).toHaveFocus());
    await userEvent.keyboard('2{Enter}');
    await expect(canvas.getByRole('radio', { name: /^2\. Thiếu một bước/ })).toBeChecked();
    const open = canvas.getByRole('radiogroup', { name: 'Trình bày' });
    await expect(open).toHaveAccessibleDescription('Hãy chọn mức cho tiêu chí này.');
    await expect(within(open).getByRole('radio', { name: /^1\./ })).toHaveFocus();
    await expect(args.onMark).not.toHaveBeenCalled();
    await userEvent.keyboard('n1 lỗi{Escape}1');
    await expect(canvas.getByRole('textbox', { name: 'Nhận xét về “Trình bày”' })).toHaveValue('1 lỗi');
    await expect(canvas.getByText('Tổng: 8/10 điểm')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}1{Enter}');
    await expect(args.onMark).toHaveBeenCalledWith(10);
  },
};

export const GivenBefore: Story = {
  args: { given: 7, comment: 'Trình bày rõ các bước.', onPrevious: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã chấm 7 điểm. Bấm phím khác để sửa.')).toBeVisible();
  },
};

export const MarkedBySomebodyElse: Story = {
  args: {
    answer: { ...answer, name: 'Bài 3F2A91' },
    notice: (
      <Callout tone="attention" title="Trần Thu Hà đã chấm câu này 7 điểm">
        Điểm của bạn chưa được lưu.
      </Callout>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bài 3F2A91')).toBeVisible();
  },
};
