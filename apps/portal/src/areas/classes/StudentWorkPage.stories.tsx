import type { ResetRequest, StudentWork } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { enteredScore } from '@sen/api/fixtures/scores';
import { studentWork, trainingWork } from '@sen/api/fixtures/studentWork';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Student work' } satisfies Meta;

const { student, teacher, admin } = people;
const path = `/classroom/1/myUser/${student.id}`;
const work = (data: StudentWork) =>
  http.get('/classrooms/{id}/students/{user_id}', ({ response }) => response(200).json({ data }));
const base = { path, as: teacher, mocks: [...classMocks, ...onlineClassMocks, ...attemptMocks] };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/classrooms/:id/students/:user_id', refusal: 'notFound' });
const [exam, coming] = studentWork.surveys;
if (!exam || !coming) throw new Error('The fixture has two exams.');
const sees = (canvasElement: HTMLElement) => seesHeading(canvasElement, student.name);
const actionsOn = async (canvasElement: HTMLElement, attempt: string, at = 0) => {
  const buttons = await within(canvasElement).findAllByRole('button', {
    name: new RegExp(`^Thao tác với ${attempt}`),
  });
  const button = buttons[at];
  if (!button) throw new Error(`There is no row ${attempt}.`);
  await userEvent.click(button);
};
const resetDialog = async () =>
  within(await screen.findByRole('dialog', { name: `Đặt lại bài làm của ${student.name}` }));

export const Loading = states.loading;

export const Empty = story({
  mocks: [work({ ...studentWork, surveys: [] }), ...base.mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có bài thi nào')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Đặt lại bài làm' })).toBeNull();
  },
});

/** Each exam with its state, and each attempt with its score, its arithmetic and its reset. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: exam.title, level: 2 })).toBeVisible();
    await expect(page.getByText(/Điểm cao nhất: 80 · Còn 1 lần$/)).toBeVisible();
    await expect(page.getByText('Lý do: Mất điện phòng máy lúc 9:10.')).toBeVisible();
    await expect(page.getByText('lần 2: 70 − 10% = 63')).toBeVisible();
    await expect(page.getByText('Bỏ dở: hết giờ khi đã mất liên lạc')).toBeVisible();
    await expect(page.getByText('Được thêm 10 phút')).toBeVisible();
    await expect(page.getByText('Chưa có lần làm bài nào.')).toBeVisible();
    const [open] = page.getAllByRole('link', { name: /Lần 2/ });
    await expect(open).toHaveAttribute('href', expect.stringContaining('/answered/32/'));
    await expect(page.getByRole('link', { name: 'An toàn lao động – Khóa 12' })).toHaveAttribute(
      'href',
      '/classroom/1?tab=students',
    );
  },
});

/** Opened for an exam, which is in sight and has the focus. */
export const OpenedForAnExam = story({
  path: `${path}?exam=${coming.assignment_id}`,
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: coming.title, level: 2 })).toHaveFocus(),
    );
  },
});

/** A score from a file, with its reason, beside the attempts that it stands in for. */
export const Scored = story({
  mocks: [
    work({
      ...studentWork,
      surveys: [{ ...exam, best_score: 85.5, entered: { ...enteredScore, reason: 'Thi trên giấy' } }],
    }),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByText(/nhập từ tệp bởi .* Lý do: Thi trên giấy/);
    await expect(note).toBeVisible();
  },
});

export const FilledOnAPhone = story({ phone: true, play: ({ canvasElement }) => sees(canvasElement) });

/** Both tests of a training, which may ask the same exam. */
export const OfATraining = story({
  path: `/classroom/${trainingWork.classroom_id}/myUser/${student.id}`,
  mocks: [work(trainingWork), ...base.mocks],
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText('Kiểm tra đầu vào')).toBeVisible();
    await expect(page.getByText('Kiểm tra đầu ra')).toBeVisible();
    await expect(page.getByRole('link', { name: trainingWork.classroom_name })).toHaveAttribute(
      'href',
      `/trains/${trainingWork.classroom_id}`,
    );
    await actionsOn(canvasElement, 'Lần 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đặt lại bài làm' }));
    const dialog = await resetDialog();
    const [named] = dialog.getAllByText(/^Kiểm tra đầu vào: /);
    await expect(named).toBeVisible();
  },
});

let sent: unknown = null;

/** Opened for one attempt: the exam and the attempt are filled in, what follows must be chosen. */
export const Resetting = story({
  mocks: [
    http.post('/classrooms/{id}/reset', async ({ request, response }) => {
      const body = await request.formData();
      sent = Object.fromEntries(body) satisfies Partial<Record<keyof ResetRequest, unknown>>;
      return response(200).json({ data: studentWork });
    }),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    await actionsOn(canvasElement, 'Lần 2');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đặt lại bài làm' }));
    const dialog = await resetDialog();
    await expect(dialog.getByText(/Vẫn được giữ: mọi câu trả lời, điểm và nhận xét/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect((await dialog.findAllByText('Trường này là bắt buộc!'))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Cho làm lại/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Máy tính hỏng.');
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect(await screen.findByText(`Đã đặt lại bài làm của ${student.name}.`)).toBeInTheDocument();
    await expect(sent).toMatchObject({
      student_id: student.id,
      assignment_id: exam.assignment_id,
      attempt_id: '32',
      number: '1',
      retake: 'again',
      reason: 'Máy tính hỏng.',
    });
  },
});

/** Opened for the student: the exam with attempts is the only one, the attempt is asked for. */
export const ChoosingTheAttempt = story({
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đặt lại bài làm' }));
    const dialog = await resetDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Không cho làm lại/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect((await dialog.findAllByText('Trường này là bắt buộc!'))[0]).toBeVisible();
    // The summary of wrong fields names it, too.
    const field = dialog.getAllByRole('button', { name: /Lần làm bài/ }).at(-1);
    if (!field) throw new Error('The dialog asks for no attempt.');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /^Lần 1, nộp .+, 80 điểm$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect(await screen.findByText(`Đã đặt lại bài làm của ${student.name}.`)).toBeInTheDocument();
  },
});

export const ChoosingOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await sees(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect((await resetDialog()).getByRole('radio', { name: /^Cho làm lại/ })).toBeInTheDocument();
  },
});

const closed = 'Bài thi đã đóng lúc 17:00 20/11/2026 (GMT+7) nên không làm lại được.';

/** Once the exam is over, no retake is offered, and the choice says why. */
export const WithoutRetake = story({
  mocks: [
    work({ ...studentWork, surveys: [{ ...exam, timing: 'finished', retake_refusal: closed }] }),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    await actionsOn(canvasElement, 'Lần 2');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đặt lại bài làm' }));
    const dialog = await resetDialog();
    await expect(dialog.getByRole('radio', { name: /^Cho làm lại/ })).toBeDisabled();
    await expect(dialog.getByText(closed)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Không cho làm lại/ })).toBeEnabled();
  },
});

/** Another teacher was faster, with another choice: the dialog stays and says so. */
export const RefusedAsResetAlready = story({
  mocks: [
    http.post('/classrooms/{id}/reset', ({ response }) =>
      response(409).json({
        type: 'about:blank',
        title: 'attemptAlreadyReset',
        status: 409,
        code: 'attemptAlreadyReset',
        message: `${admin.name} đã đặt lại bài làm này lúc 09:12 21/11/2026 với lựa chọn khác.`,
      }),
    ),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    await actionsOn(canvasElement, 'Lần 2');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đặt lại bài làm' }));
    const dialog = await resetDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^Không cho làm lại/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Đặt lại bài làm' }));
    await expect(await dialog.findByText(/đã đặt lại bài làm này lúc 09:12/)).toBeVisible();
  },
});

/** Administrators restore what was reset. */
export const Restoring = story({
  as: admin,
  mocks: [work({ ...studentWork, may_restore: true }), ...base.mocks],
  play: async ({ canvasElement }) => {
    await actionsOn(canvasElement, 'Lần 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Khôi phục bài làm' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Khôi phục lần 1 của ${student.name}?` }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Khôi phục bài làm' }));
    await expect(await screen.findByText('Đã khôi phục bài làm.')).toBeInTheDocument();
  },
});

const running = {
  ...exam,
  takes_part: false,
  attempts: exam.attempts.slice(0, 1).map((attempt) => ({
    ...attempt,
    state: 'in_progress' as const,
    deadline: '2026-11-21T02:45:00Z',
    submitted_at: null,
    submitted_by: null,
    score: null,
    final_score: null,
    reset: null,
  })),
};

/** Who was removed finishes the attempt that runs, which cannot be reset before. */
export const RemovedWhileSitting = story({
  mocks: [work({ ...studentWork, in_class: false, surveys: [running] }), ...base.mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Đang làm “.+”, hết giờ lúc 09:45 21\/11\/2026/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Đặt lại bài làm' })).toBeNull();
    await actionsOn(canvasElement, 'Lần 1');
    await expect(await screen.findByRole('menuitem', { name: /Đặt lại bài làm/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const RefusedOnceEnded = story({
  mocks: [
    work({ ...studentWork, timing: 'finished', may_reset: false, surveys: [exam, coming] }),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Lớp đã kết thúc/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Đặt lại bài làm' })).toBeNull();
  },
});

export const Refused = states.refused;

export const RefusedToStudents = closedPage({ path, as: student });

export const Failed = states.failed;
