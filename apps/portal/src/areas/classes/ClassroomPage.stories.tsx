import { handedInAssignment } from '@sen/api/fixtures/attempts';
import { attendedClass, taughtClass } from '@sen/api/fixtures/classes';
import { ownClassSurveys } from '@sen/api/fixtures/surveys';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { assignedAlready, classMocks } from '@sen/api/mocks/classMocks';
import { examMocks } from '@sen/api/mocks/examMocks';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import type { Class } from '@sen/api/contract/model';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesResultLink } from '../../testing/resultLink';
import { seesHeading, seesWholeTimes } from '../../testing/seen';

export default { title: 'Pages/Class' } satisfies Meta;

const path = '/classroom/1';
const as = people.teacher;
const classroom = (data: Class) =>
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data }));

/** Its main action is to assign an exam. */
const nothingToMark: Class = {
  ...taughtClass,
  classroom_end_time: '2099-12-31T10:00:00Z',
  surveys: taughtClass.surveys.map((assigned) => ({ ...assigned, waiting_count: 0 })),
};

const states = pageStates({ path, as, call: '/classrooms/:id', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom({ ...taughtClass, students: [], surveys: [] })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chưa giao bài thi nào')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: /Học viên/ }));
    await expect(await page.findByText('Lớp chưa có học viên')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(taughtClass)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'An toàn lao động – Khóa 12');
    const title = page.getByText(exam.title);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    await userEvent.click(page.getByRole('tab', { name: /Học viên/ }));
    await expect(await page.findByText('Đỗ Minh Châu')).toBeVisible();
  },
});

/** A class that is being prepared says that its students do not see it. */
export const NotShownYet = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom({ ...taughtClass, checkPublished: false })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Học viên chưa thấy lớp này')).toBeVisible();
  },
});

/** The first card of a table without tools has the round corners of its frame. */
export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(taughtClass)],
  phone: true,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Bài thi' });
    const cards = within(grid).getByText(exam.title).closest('[role="presentation"]');
    await expect(cards).not.toBeNull();
    await expect(cards).not.toHaveStyle({ borderTopLeftRadius: '0px' });
    await expect(cards).not.toHaveStyle({ borderTopRightRadius: '0px' });
    await seesWholeTimes(grid);
  },
});

/** An exam is required; choosing one fills in its own settings. */
export const Assigning = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(nothingToMark), ...examMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao bài thi' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Giao bài thi cho lớp' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Đề thi/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    await expect(await dialog.findAllByText('Trường này là bắt buộc!')).toHaveLength(2);
    await expect(dialog.queryByText(/trong khi người khác còn đang thi/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Đáp án và đúng\/sai từng câu/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Ngay khi nộp bài' }));
    await expect(await dialog.findByText(/trong khi người khác còn đang thi/)).toBeVisible();
  },
});

/** The class has the exam already: the dialog says until when, and the next press assigns it again. */
export const AssigningAgain = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, assignedAlready, classroom(nothingToMark), ...examMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao bài thi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao bài thi cho lớp' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Đề thi/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${exam.title}`) }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Thời gian làm bài/ })).toHaveValue('45'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/đã được giao đề thi này, mở từ 08:00/);
    await userEvent.click(dialog.getByRole('button', { name: 'Vẫn giao lần nữa' }));
    const toast = await screen.findByText(/^Đã giao bài thi/);
    await waitFor(() => expect(toast).toBeVisible());
  },
});

async function assignmentAction(canvasElement: HTMLElement, title: string, action: string) {
  const menu = await within(canvasElement).findByRole('button', {
    name: new RegExp(`^Thao tác với ${title}`),
  });
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Instead of the whole class some of its students, at least one. */
export const AssigningToSome = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(nothingToMark), ...examMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Giao bài thi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao bài thi cho lớp' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Chọn học viên' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    await expect(await dialog.findAllByText(/ít nhất một người tham gia/)).not.toHaveLength(0);
  },
});

/** Once somebody has begun or has a score from a file, which the table says apart, the form says what cannot change any more. */
export const Changing = pageStory({
  path,
  as,
  mocks: [
    ...onlineClassMocks,
    classroom({
      ...taughtClass,
      surveys: taughtClass.surveys.map((each) => ({ ...each, entered_count: 2 })),
    }),
    ...examMocks,
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('2 có điểm từ tệp'))[0]).toBeVisible();
    await assignmentAction(canvasElement, 'Kiểm tra an toàn', 'Sửa bài đã giao');
    const dialog = within(await screen.findByRole('dialog', { name: /^Sửa bài thi “Kiểm tra an toàn/ }));
    const begun = await dialog.findByText(/Đã có 9 học viên làm bài hoặc có điểm từ tệp/);
    await waitFor(() => expect(begun).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu thay đổi' }));
    const toast = await screen.findByText('Đã lưu thay đổi của bài thi.');
    await waitFor(() => expect(toast).toBeVisible());
  },
});

/** The students that were chosen are chosen in the form. */
export const ChangingParticipants = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(taughtClass), ...examMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    await assignmentAction(canvasElement, 'Kiểm tra cuối khóa', 'Sửa bài đã giao');
    const dialog = within(await screen.findByRole('dialog', { name: /^Sửa bài thi “Kiểm tra cuối khóa/ }));
    await expect(await dialog.findByRole('radio', { name: 'Chọn học viên' })).toBeChecked();
    await expect(dialog.getAllByText(people.otherStudent.name)).not.toHaveLength(0);
    await expect(dialog.queryByText(/học viên làm bài/)).toBeNull();
  },
});

/** Only an exam that nobody has begun is withdrawn. */
export const Withdrawing = pageStory({
  path,
  as,
  mocks: [...onlineClassMocks, classroom(taughtClass), ...classMocks],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^Thao tác với Kiểm tra an toàn/ }),
    );
    await expect(await screen.findByRole('menuitem', { name: /^Thu hồi/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await assignmentAction(canvasElement, 'Kiểm tra cuối khóa', 'Thu hồi');
    const asked = within(
      await screen.findByRole('alertdialog', { name: /^Thu hồi bài thi “Kiểm tra cuối khóa/ }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Thu hồi' }));
    const toast = await screen.findByText('Đã thu hồi bài thi.');
    await waitFor(() => expect(toast).toBeVisible());
    // The page is hidden from assistive technology until the dialog has faded.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const FilledForStudent = pageStory({
  path,
  as: people.student,
  mocks: [...onlineClassMocks, classroom(attendedClass)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'An toàn lao động – Khóa 12');
    await expect(page.getByRole('link', { name: 'Vào thi' })).toHaveAttribute(
      'href',
      '/info_survey/1/survey/1/exam/1/class/false',
    );
    await expect(page.queryByRole('button', { name: 'Giao bài thi' })).toBeNull();
  },
});

export const FilledForStudentOnAPhone = pageStory({
  path,
  as: people.student,
  mocks: [...onlineClassMocks, classroom(attendedClass)],
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'An toàn lao động – Khóa 12');
    await seesWholeTimes(canvasElement);
  },
});

/** Handed in once, with one retake left. */
const retakeLeft: Class = {
  ...attendedClass,
  surveys: [handedInAssignment, ...attendedClass.surveys.slice(1)],
};

/** After handing in, the result is one press away, beside the retake. */
export const RetakeLeftForStudentOnAPhone = pageStory({
  path,
  as: people.student,
  mocks: [...onlineClassMocks, classroom(retakeLeft)],
  phone: true,
  play: async ({ canvasElement }) => {
    await seesResultLink(canvasElement);
  },
});

/** What the student is asked in the class has a tab of its own, with the number that waits. */
export const SurveysForStudent = pageStory({
  path: `${path}?tab=surveys`,
  as: people.student,
  phone: true,
  mocks: [...surveyMocks, ...onlineClassMocks, classroom(attendedClass)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const panel = within(await page.findByRole('tabpanel', { name: /^Khảo sát/ }));
    const [first] = ownClassSurveys;
    await expect(panel.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
    await expect(panel.getByText('Cần trả lời')).toBeVisible();
    await expect(panel.getByText('Chưa mở')).toBeVisible();
    await expect(panel.getByText('Đã trả lời')).toBeVisible();
  },
});

export const EmptyForStudent = pageStory({
  path,
  as: people.student,
  mocks: [...onlineClassMocks, classroom({ ...attendedClass, surveys: [] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Lớp chưa có bài thi nào')).toBeVisible();
  },
});

/** Another unit's class is not found. */
export const Refused = states.refused;

export const Failed = states.failed;
