import { classCertificateRows, classCertificatesPage, endedIssuing } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { pending } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificates of a class' } satisfies Meta;

const path = '/classroom/1/certificates';
const as = people.admin;
const mocks = [...certificateMocks, ...classMocks];
const noArchive = http.get('/classrooms/{id}/certificates/archive', ({ response }) =>
  response(200).json({ data: null }),
);
const noIssuing = http.get('/classrooms/{id}/certificates/issuing', ({ response }) =>
  response(200).json({ data: null }),
);
const states = pageStates({
  path,
  as,
  mocks: [noArchive, noIssuing, ...classMocks],
  call: '/classrooms/:id/certificates',
});

export const Loading = states.loading;

export const Empty = states.empty('Lớp chưa có học viên nào');

/** The class is not named by another word first. */
export const ClassLoads = pageStory({
  path,
  as,
  mocks: [pending('/classrooms/:id'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(await within(canvasElement).findByRole('main'));
    const back = await page.findByRole('link', { name: 'Lớp học' });
    await page.findByText('2026-000017');
    const { width, height } = within(back).getByText('Lớp học').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chứng chỉ của lớp');
    const page = within(canvasElement);
    await expect(await page.findByText('2026-000017')).toBeVisible();
    await expect(page.getByText('Đủ điều kiện, chưa cấp')).toBeVisible();
    await expect(page.getByRole('link', { name: people.student.name })).toHaveAttribute(
      'href',
      `/classroom/1/result/${people.student.id}`,
    );
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Cấp cho mọi học viên đạt')).toBeVisible();
  },
});

/** A score was taken back after the certificate was issued by it. */
export const NoLongerEarned = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/certificates', ({ response }) =>
      response(200).json({
        ...classCertificatesPage,
        data: classCertificateRows.map((row) => ({ ...row, earned: false })),
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Kết quả hiện nay không còn đạt')).toBeVisible();
  },
});

/** A class of these students, by the states that are asked for. */
const listed = (
  rows: typeof classCertificateRows,
  course_certificate: (typeof classCertificatesPage)['course_certificate'],
) => [
  http.get('/classrooms/{id}/certificates', ({ request, response }) => {
    const asked = new URL(request.url).searchParams.getAll('keyword[]');
    const data = rows.filter(({ state }) => asked.length === 0 || asked.includes(state));
    return response(200).json({
      ...classCertificatesPage,
      data,
      total: data.length,
      course_certificate,
    });
  }),
  ...mocks,
];
const withoutOne = classCertificateRows.map((row) => ({
  ...row,
  state: 'earned' as const,
  certificate: null,
}));
const { course_certificate } = classCertificatesPage;

async function seesWhyNot(canvasElement: HTMLElement, name: string, reason: string) {
  const button = await within(canvasElement).findByRole('button', { name });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
}

/** A course without a certificate: none is issued, and whoever may choose one is led there. */
export const NoTemplate = pageStory({
  path,
  as,
  mocks: listed(withoutOne, { ...course_certificate, template_name: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Khóa học chưa có chứng chỉ')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chọn mẫu chứng chỉ' })).toHaveAttribute(
      'href',
      `/courses/${course_certificate.editable_course_id}/certificate`,
    );
    await seesWhyNot(
      canvasElement,
      'Cấp cho mọi học viên đạt',
      'Khóa học chưa có chứng chỉ. Hãy chọn mẫu ở trang khóa học trước.',
    );
    await seesWhyNot(canvasElement, 'Tải tất cả', 'Chưa có chứng chỉ nào để tải.');
    await userEvent.click(page.getByRole('checkbox', { name: new RegExp(people.student.name) }));
    await expect(page.queryByRole('button', { name: 'Cấp chứng chỉ' })).toBeNull();
  },
});

/** Whoever may not choose one reads whom to ask. */
export const NoTemplateForATeacher = pageStory({
  path,
  as: people.teacher,
  mocks: listed(withoutOne, { template_name: null, editable_course_id: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Hãy nhờ người quản lý khóa học/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Chọn mẫu chứng chỉ' })).toBeNull();
  },
});

export const NobodyEarned = pageStory({
  path,
  as,
  mocks: listed(
    withoutOne.map((row) => ({ ...row, earned: false, state: 'none' })),
    course_certificate,
  ),
  play: async ({ canvasElement }) => {
    await seesWhyNot(canvasElement, 'Cấp cho mọi học viên đạt', 'Chưa có học viên nào đạt.');
    // In sight, too.
    const page = within(canvasElement);
    await expect(page.getByText('Cấp cho mọi học viên đạt: Chưa có học viên nào đạt.')).toBeVisible();
    await expect(page.getByText('Tải tất cả: Chưa có chứng chỉ nào để tải.')).toBeVisible();
  },
});

/** The class has ended, and marks are not all given. */
export const WaitingToBeMarked = pageStory({
  path,
  as,
  mocks: listed(
    withoutOne.map((row) => ({
      ...row,
      earned: false,
      waiting: true,
      score: null,
      state: 'none',
      missing: [{ what: 'unmarked', has: null, needs: 1 }],
    })),
    course_certificate,
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('Còn 1 bài thi chờ chấm'))[0]).toBeVisible();
    await expect((await page.findAllByText('Chờ chấm'))[0]).toBeVisible();
    await expect(page.queryByText('Không đủ điều kiện')).toBeNull();
  },
});

/** The class has ended: what was not earned is final. */
export const Missed = pageStory({
  path,
  as,
  mocks: listed(
    withoutOne.map((row) => ({
      ...row,
      earned: false,
      state: 'missed',
      missing: [
        { what: 'lessons', has: 6, needs: 8 },
        { what: 'certificate_score', has: 60, needs: 70 },
      ],
    })),
    course_certificate,
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [reason] = await page.findAllByText(
      'Mới học xong 6/8 bài giảng\nĐiểm khóa học 60, chứng chỉ cần 70',
      { normalizer: (text) => text },
    );
    await expect(reason).toBeVisible();
    await expect((await page.findAllByText('Không đủ điều kiện'))[0]).toBeVisible();
    await expect(page.queryByText('Chưa đủ điều kiện')).toBeNull();
  },
});

/** Before anything is issued it says who of those chosen will get none. */
export const IssueToChosen = pageStory({
  path,
  as,
  mocks: [
    http.post('/classrooms/{id}/certificates', ({ response }) =>
      response(200).json({ data: { ...endedIssuing, total: 1, settled: 1, issued: 1, left_out: [] } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const { name } of [people.student, people.otherStudent])
      await userEvent.click(await page.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(page.getByRole('button', { name: 'Cấp chứng chỉ' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await dialog.findByRole('heading', { name: `Cấp chứng chỉ cho ${people.otherStudent.name}?` });
    await dialog.findByText(`${people.student.name} – đã có chứng chỉ`);
    await userEvent.click(dialog.getByRole('button', { name: 'Cấp chứng chỉ' }));
    await within(document.body).findByText('Đã cấp chứng chỉ cho 1 học viên.');
  },
});

/** The dialog and its success name whose it is. */
export const Revoke = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const { name } = people.student;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: new RegExp(`${name}$`) }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Thu hồi' }));
    const dialog = within(await body.findByRole('dialog'));
    await dialog.findByRole('heading', { name: `Thu hồi chứng chỉ 2026-000017 của ${name}?` });
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Cấp nhầm');
    await userEvent.click(dialog.getByRole('button', { name: 'Thu hồi' }));
    await body.findByText(`Đã thu hồi chứng chỉ của ${name}.`);
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
