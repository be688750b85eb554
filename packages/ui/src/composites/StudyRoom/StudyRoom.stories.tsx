import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Callout } from '../../components/Callout/Callout';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import type { StudySection } from './studyEntry';
import { StudyRoom } from './StudyRoom';

const sections: StudySection[] = [
  {
    id: 'c1',
    title: 'Chương 1: Nhận diện nguy hiểm điện',
    done: 3,
    total: 3,
    entries: [
      {
        id: 's1',
        title: 'Dòng điện đi qua cơ thể thế nào',
        kind: 'video',
        state: 'done',
        href: '#s1',
        duration: '12:30',
      },
      { id: 's2', title: 'Sổ tay an toàn điện hạ áp', kind: 'document', state: 'done', href: '#s2' },
      { id: 'e1', title: 'Kiểm tra nhanh chương 1', kind: 'exam', state: 'done', href: '#e1' },
    ],
  },
  {
    id: 'c2',
    title: 'Chương 2: Sơ cứu người bị điện giật',
    done: 0,
    total: 4,
    entries: [
      {
        id: 's3',
        title: 'Tách nạn nhân khỏi nguồn điện',
        kind: 'video',
        state: 'started',
        href: '#s3',
        progress: 42,
        duration: '8:05',
      },
      {
        id: 's4',
        title: 'Hô hấp nhân tạo: nghe hướng dẫn',
        kind: 'audio',
        state: 'closed',
        href: '#s4',
        duration: '3:20',
      },
      { id: 's5', title: 'Thực hành cùng giảng viên', kind: 'online', state: 'empty', href: '#s5' },
      { id: 's6', title: 'Mô phỏng tình huống', kind: 'package', state: 'closed', href: '#s6' },
      { id: 'e2', title: 'Kiểm tra chương 2', kind: 'exam', state: 'closed', href: '#e2' },
    ],
  },
  {
    id: 'c3',
    title: 'Các bài kiểm tra của lớp',
    done: 0,
    total: 1,
    entries: [{ id: 'e3', title: 'Bài thi cuối khóa', kind: 'exam', state: 'failed', href: '#e3' }],
  },
];

const docs = `
The room in which a class is studied: its content in order at the start, the open lesson beside it, the way to the previous and next one below.

**When to use**: going through what a class teaches, step by step. **When not**: editing a course, which is \`ChapterTree\`; sitting an exam, which is \`ExamPlayer\`.

**Keyboard**: each entry is a link; chapters open with Enter or Space. On a phone and a tablet the content is in a drawer behind a button.

**States**: an entry that is closed stays a link: its page says why, and what to do first.
`;

const meta = {
  title: 'Composites/StudyRoom',
  component: StudyRoom,
  args: {
    back: { href: '#class', label: 'An toàn điện cho nhân viên vận hành 2026' },
    progress: { done: 3, total: 8 },
    sections,
    current: 's3',
    previousHref: '#e1',
    nextHref: '#s4',
    children: (
      <>
        <Heading level={1}>Tách nạn nhân khỏi nguồn điện</Heading>
        <Text>Ngắt cầu dao trước khi chạm vào người bị nạn.</Text>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { description: { component: docs } } },
} satisfies Meta<typeof StudyRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Studying: Story = {
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('navigation', { name: 'Nội dung lớp học' });
    const current = within(outline).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Tách nạn nhân khỏi nguồn điện');
    await expect(current).toHaveTextContent('Đã học 42%');
    await expect(within(outline).getByRole('link', { name: /Hô hấp nhân tạo.*Chưa mở/ })).toBeVisible();
    await expect(canvas.getByText('Đã xong 3/8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bài sau' })).toHaveAttribute('href', '#s4');
  },
};

/** The page of a closed entry says why. */
export const Closed: Story = {
  args: {
    current: 's4',
    nextHref: undefined,
    children: (
      <>
        <Heading level={1}>Hô hấp nhân tạo: nghe hướng dẫn</Heading>
        <Callout tone="waiting" title="Bài này chưa mở">
          Hãy học xong “Tách nạn nhân khỏi nguồn điện” trước.
        </Callout>
      </>
    ),
  },
};

/** Meetings that are to come are unfolded, and joined in a new tab. */
export const Meetings: Story = {
  args: {
    sections: [
      {
        id: 'meetings',
        title: 'Lịch học trực tuyến',
        done: 0,
        total: 0,
        open: true,
        entries: [
          {
            id: 'm1',
            title: 'Hỏi đáp về sơ cứu',
            kind: 'online',
            state: 'open',
            note: '19:30, thứ Năm 26/11/2026',
            href: 'https://meet.google.com/abc-defg-hij',
            external: true,
          },
        ],
      },
      ...sections,
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Hỏi đáp về sơ cứu.*19:30.*mở trong tab mới/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://meet.google.com/abc-defg-hij');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tách nạn nhân');
  },
};

/** For whoever runs the class: nothing is counted. */
export const Preview: Story = { args: { progress: undefined } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.queryByRole('button', { name: 'Nội dung' });
    // Hidden where the story runs at the width of a desktop.
    if (!opener) return;
    await userEvent.click(opener);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('link', { current: 'page' })).toHaveTextContent('Tách nạn nhân');
    await userEvent.click(within(dialog).getByRole('link', { name: /Mô phỏng tình huống/ }));
    await expect(dialog).not.toBeVisible();
  },
};
