import { classRow, taughtClass } from '@sen/api/fixtures/classes';
import { draftExam, exam, examRows } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { questionError } from '@sen/api/fixtures/questionUses';
import { assignedAlready, classMocks } from '@sen/api/mocks/classMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { page as pageOf } from '@sen/api/mocks/page';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam, view' } satisfies Meta;

const path = '/surveys/view/1';
const as = people.teacher;

const states = pageStates({ path, as, call: '/surveys/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A copy without questions. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/surveys/{id}', ({ response }) =>
      response(200).json({ data: { ...draftExam, copied_from: '1', parts: [], total_score: 0 } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Xem đề gốc' });
    await expect(link).toHaveAttribute('href', '/surveys/view/1');
    await expect(within(canvasElement).getByText('Đề thi chưa có câu hỏi')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: [...examMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, exam.title);
    await expect(page.getAllByText('Đáp án').length).toBeGreaterThan(4);
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(await page.findByText(/^Đã giao cho lớp:/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'An toàn lao động – Khóa 12' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Phần 2. Vận dụng' })).toHaveAttribute('href', '#part-2');
    // The title is long, so that only the main actions are beside it.
    await expect(page.getByRole('button', { name: 'Giao cho lớp' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Khóa' }));
    const asked = await screen.findByRole('alertdialog', { name: /^Khóa đề thi “.+”\?$/ });
    await waitFor(() => expect(asked).toBeVisible());
  },
});

/** The choices of printing; a refusal stays in the dialog. */
export const FilledPrint = pageStory({
  path,
  as,
  mocks: [
    refused('/surveys/:id/print', {
      status: 422,
      code: 'examTooLargeToPrint',
      message: 'Đề thi có quá nhiều hình.',
    }),
    ...examMocks,
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, exam.title);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In đề thi' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^In đề thi “.+”$/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Đề thi và đáp án/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Số mã đề/ }));
    await userEvent.click(await screen.findByRole('option', { name: '4 mã đề (101–104)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tải tệp PDF' }));
    await expect(await dialog.findByText('Đề thi có quá nhiều hình.')).toBeVisible();
  },
});

/** More classes than are named, and none that the user may see. */
const assignedTo = (names: readonly string[], total: number, seen: string) =>
  pageStory({
    path,
    as,
    mocks: [
      http.get('/classrooms', ({ response }) =>
        response(200).json({
          ...pageOf(
            names.map((classroom_name, place) => ({ ...classRow, id: `${place + 1}`, classroom_name })),
          ),
          total,
        }),
      ),
      ...examMocks,
    ],
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText(new RegExp(seen))).toBeVisible();
      await expect(within(canvasElement).queryAllByRole('link', { name: /^Khóa \d/ })).toHaveLength(
        names.length,
      );
    },
  });

export const FilledOfSevenClasses = assignedTo(
  ['Khóa 1', 'Khóa 2', 'Khóa 3', 'Khóa 4', 'Khóa 5'],
  7,
  'và 2 lớp khác',
);

export const FilledOfClassesOfOthers = assignedTo([], 0, 'Đã giao cho lớp');

/** Without keys, and every question can be tried. */
export const FilledAsAStudent = pageStory({
  path,
  as,
  mocks: examMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: /^Xem như học viên/ }));
    await expect(page.queryByText('Đáp án')).toBeNull();
    const [first] = page.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(first).toBeChecked();
  },
});

const faultyExam = {
  ...exam,
  check_error: true,
  parts: exam.parts.map((part, place) => ({
    ...part,
    questions: part.questions.map((entry, index) =>
      place === 1 && index === 0
        ? { ...entry, question: { ...entry.question, check_error: true, error: questionError } }
        : entry,
    ),
  })),
};
const withFaultyExam = http.get('/surveys/{id}', ({ response }) => response(200).json({ data: faultyExam }));

/** A marked question is named above, with what is wrong, and bears the mark; a copy of the exam is listed. */
export const FilledWithAFaultyQuestion = pageStory({
  path,
  as,
  mocks: [
    withFaultyExam,
    http.get('/surveys', ({ response }) => response(200).json(pageOf(examRows.slice(1, 2)))),
    ...examMocks,
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const id = exam.parts[1]?.questions[0]?.question.id ?? '';
    await expect(await page.findByText(/QCVN 06:2022/)).toBeVisible();
    for (const name of ['Câu 6', 'Mở câu 6 trong ngân hàng'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/questions/view/${id}`);
    await expect(await page.findByRole('link', { name: draftExam.title })).toBeVisible();
  },
});

/** Whoever assigns it is warned first. */
export const AssigningAFaultyExam = pageStory({
  path,
  as,
  mocks: [
    withFaultyExam,
    http.get('/classrooms', ({ response }) => response(200).json(pageOf([classRow]))),
    ...classMocks,
    ...examMocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao cho lớp' }));
    await expect(await screen.findByText(/^Câu 6\. Bạn vẫn có thể giao/)).toBeVisible();
  },
});

/** The class gives the dates, the exam the other settings. */
export const Assigning = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}', ({ response }) =>
      response(200).json({ data: { ...taughtClass, classroom_end_time: '2099-12-31T10:00:00Z' } }),
    ),
    ...classMocks,
    ...examMocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao cho lớp' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Giao đề thi “${exam.title}” cho lớp` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    await dialog.findByText('Trường này là bắt buộc!');
    await userEvent.type(dialog.getByRole('combobox', { name: /Lớp/ }), 'An toàn');
    await userEvent.click(await screen.findByRole('option', { name: /An toàn lao động – Khóa 12/ }));
    await expect(await dialog.findByRole('textbox', { name: /^Thời gian làm bài/ })).toHaveValue('45');
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    const toast = await screen.findByText(/^Đã giao bài thi .* cho lớp An toàn lao động – Khóa 12\.$/);
    await waitFor(() => expect(toast).toBeVisible());
  },
});

/** The only class that is offered is selected, and the focus is on it. */
export const AssigningToTheOnlyClass = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms', ({ response }) => response(200).json(pageOf([classRow]))),
    ...classMocks,
    ...examMocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao cho lớp' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Giao đề thi “${exam.title}” cho lớp` }));
    const choice = dialog.getByRole('combobox', { name: /Lớp/ });
    await waitFor(() => expect(choice).toHaveFocus());
    await waitFor(() => expect(choice).toHaveValue(classRow.classroom_name));
    await expect(await dialog.findByRole('textbox', { name: /^Thời gian làm bài/ })).toHaveValue('45');
  },
});

/** The class has the exam already: the dialog says until when, and the next press assigns it again. */
export const AssigningAgain = pageStory({
  path,
  as,
  mocks: [
    assignedAlready,
    http.get('/classrooms/{id}', ({ response }) =>
      response(200).json({ data: { ...taughtClass, classroom_end_time: '2099-12-31T10:00:00Z' } }),
    ),
    ...classMocks,
    ...examMocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao cho lớp' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Giao đề thi “${exam.title}” cho lớp` }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Lớp/ }), 'An toàn');
    await userEvent.click(await screen.findByRole('option', { name: /An toàn lao động – Khóa 12/ }));
    await dialog.findByRole('textbox', { name: /^Thời gian làm bài/ });
    dialog.getByRole('checkbox', { name: /cuối khóa/ }).scrollIntoView();
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    const told = await dialog.findByRole('alert');
    await expect(told).toHaveTextContent(/đã được giao đề thi này, mở từ 08:00/);
    const { bottom } = dialog.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(told.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await userEvent.click(dialog.getByRole('button', { name: 'Vẫn giao lần nữa' }));
    const toast = await screen.findByText(/^Đã giao bài thi .* cho lớp An toàn lao động – Khóa 12\.$/);
    await waitFor(() => expect(toast).toBeVisible());
  },
});

/** A draft is published first; a locked exam cannot be assigned. */
export const FilledWithADraft = pageStory({
  path,
  as,
  mocks: [http.get('/surveys/{id}', ({ response }) => response(200).json({ data: draftExam })), ...examMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Giao cho lớp' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Công khai' }));
    await screen.findByRole('alertdialog', { name: `Công khai đề thi “${draftExam.title}”?` });
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: examMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, exam.title),
});

export const Refused = states.refused;

export const Failed = states.failed;
