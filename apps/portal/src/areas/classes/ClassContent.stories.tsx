import type { Class } from '@sen/api/contract/model';
import { attendedContent, taughtContent } from '@sen/api/fixtures/classContent';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../testing/pageStory';

export default { title: 'Pages/Class, content' } satisfies Meta;

const running: Class = { ...taughtContent, classroom_end_time: '2099-12-31T10:00:00Z' };
const classroom = (data: Class) =>
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data }));
const mocksOf = (data: Class) => [classroom(data), ...onlineClassMocks, ...examMocks, ...classMocks];
const base = { path: '/classroom/1?tab=content', as: people.teacher, mocks: mocksOf(running) };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const ofStudent = { as: people.student, mocks: mocksOf(attendedContent) };

const panelOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('tabpanel', { name: 'Nội dung' }));

/** Each exam is where it belongs, with its weight; what the course has besides is there to be assigned. */
export const Taught = story({
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getByRole('heading', { name: '1. Nguy cơ tại nơi làm việc', level: 2 })).toBeVisible();
    const ofChapter = within(panel.getByRole('grid', { name: 'Bài thi của 1. Nguy cơ tại nơi làm việc' }));
    await expect(ofChapter.getByRole('link', { name: `${exam.title} · trọng số 40%` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/markAnswer\/1\?.*assignment_id=1$/),
    );
    const ofSession = within(panel.getByRole('grid', { name: 'Bài thi của 1.1. Máy móc và điện' }));
    await expect(ofSession.getByText('Câu hỏi nhanh về máy móc')).toBeVisible();
    const [missing] = panel.getAllByText('Kiểm tra sơ cứu ban đầu');
    await expect(missing).toBeVisible();
    await expect(panel.getByText('trọng số 60%')).toBeVisible();
    await expect(panel.getAllByText('Chưa giao')).toHaveLength(2);
  },
});

export const TaughtOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getAllByRole('button', { name: 'Giao bài' })).toHaveLength(2);
  },
});

/** The exam and its chapter are filled in; another part of the class can be chosen. */
export const AssigningAPlannedExam = story({
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    const [assign] = panel.getAllByRole('button', { name: 'Giao bài' });
    if (!assign) throw new Error('No exam can be assigned.');
    await expect(assign).toHaveAccessibleDescription('Kiểm tra sơ cứu ban đầu');
    await userEvent.click(assign);
    const dialog = within(await screen.findByRole('dialog', { name: /^Giao bài thi “/ }));
    const place = dialog.getByRole('button', { name: /Vị trí trong lớp/ });
    await expect(place).toHaveTextContent('2. Sơ cứu tai nạn lao động');
    await expect(dialog.getByRole('textbox', { name: /^Thời gian làm bài/ })).toHaveValue('45');
    await expect(dialog.queryByRole('checkbox', { name: 'Đây là bài thi cuối khóa' })).toBeNull();
    await userEvent.click(place);
    await userEvent.click(await screen.findByRole('option', { name: /^Ngoài các chương/ }));
    await expect(await dialog.findByRole('checkbox', { name: 'Đây là bài thi cuối khóa' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    const toast = await screen.findByText(/^Đã giao bài thi/);
    await waitFor(() => expect(toast).toBeVisible());
  },
});

/** Choosing an exam that the course has in a chapter takes it there. */
export const ChoosingAnExamOfAChapter = story({
  mocks: mocksOf({
    ...running,
    surveys: [],
    chapter_surveys: [],
    session_surveys: [],
  }),
  play: async ({ canvasElement }) => {
    await panelOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao bài thi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao bài thi cho lớp' }));
    await expect(dialog.getByRole('button', { name: /Vị trí trong lớp/ })).toHaveTextContent(
      'Ngoài các chương',
    );
    await userEvent.click(await dialog.findByRole('button', { name: /Đề thi/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${exam.title}`) }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Vị trí trong lớp/ })).toHaveTextContent(
        '1. Nguy cơ tại nơi làm việc',
      ),
    );
  },
});

/** In the list of all exams each says below its title where it belongs. */
export const PlacesOfExams = story({
  path: '/classroom/1',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const exams = await page.findByRole('grid', { name: 'Bài thi' });
    for (const place of ['1. Nguy cơ tại nơi làm việc', '1.1. Máy móc và điện', 'Ngoài các chương'])
      await expect(await within(exams).findByText(place)).toBeVisible();
  },
});

/** A card of a teacher says it, too. */
export const PlacesOfExamsOnAPhone = story({
  path: '/classroom/1',
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1.1. Máy móc và điện')).toBeVisible();
  },
});

/** A student reads on each card where the exam belongs. */
export const PlacesForStudentOnAPhone = story({
  ...ofStudent,
  path: '/classroom/1',
  phone: true,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole('article', { name: 'Câu hỏi nhanh về máy móc' }));
    await expect(card.getByText('Vị trí trong lớp')).toBeVisible();
    await expect(card.getByText('1.1. Máy móc và điện')).toBeVisible();
    await expect(page.getByText('Ngoài các chương')).toBeVisible();
  },
});

/** A class that has ended takes no exams. */
export const Ended = story({
  mocks: mocksOf({ ...running, timing: 'finished', may_assign: false }),
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getAllByText('Chưa giao')).toHaveLength(2);
    await expect(panel.queryByRole('button', { name: 'Giao bài' })).toBeNull();
  },
});

export const WithoutContent = story({
  mocks: mocksOf({
    ...running,
    chapters: [],
    surveys: [],
    chapter_surveys: [],
    session_surveys: [],
    course: { ...running.course, survey: null },
  }),
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getByText('Lớp chưa có nội dung')).toBeVisible();
  },
});

/** A student finds each exam where it belongs, with the own state and the way in, and nothing that is not assigned. */
export const Attended = story({
  ...ofStudent,
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    const card = within(panel.getByRole('article', { name: exam.title }));
    await expect(card.getByText('Có thể làm ngay')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Vào thi' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Bài thi của cả lớp', level: 2 })).toBeVisible();
    await expect(panel.queryByText('Chưa giao')).toBeNull();
    await expect(panel.queryByText('Kiểm tra sơ cứu ban đầu')).toBeNull();
  },
});

export const AttendedOnAPhone = story({
  ...ofStudent,
  phone: true,
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getAllByRole('link', { name: 'Vào thi' })).toHaveLength(2);
  },
});
