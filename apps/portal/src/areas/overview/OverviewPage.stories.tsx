import { runningAssignment } from '@sen/api/fixtures/attempts';
import { attendedClass } from '@sen/api/fixtures/classes';
import { nothingWaits, ownProjects, waitingForAdmin } from '@sen/api/fixtures/overview';
import { notifications } from '@sen/api/fixtures/notifications';
import { people } from '@sen/api/fixtures/people';
import { deniedRequest } from '@sen/api/fixtures/registration';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { overviewMocks } from '@sen/api/mocks/overviewMocks';
import { http } from '@sen/api/mocks/http';
import { notificationMocks } from '@sen/api/mocks/notificationMocks';
import { page } from '@sen/api/mocks/page';
import { mySurveys } from '@sen/api/fixtures/surveys';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading, seesWholeTimes } from '../../testing/seen';

export default { title: 'Pages/Overview' } satisfies Meta;

const path = '/overview';
const as = people.teacher;
const noClasses = http.get('/classrooms', ({ response }) => response(200).json(page([])));
const noTaughtExams = http.get('/overview/exams', ({ response }) => response(200).json(page([])));
const none = { count: 0, oldest: null };
const noExams = http.get('/assignments', ({ response }) => response(200).json(page([])));

const states = pageStates({ path, as, call: '/overview/waiting', mocks: classMocks });

export const Loading = states.loading;

/** Nothing waits, but a class is in progress. */
export const NothingWaits = pageStory({
  path,
  as,
  mocks: [...overviewMocks(nothingWaits), ...classMocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không có việc nào đang chờ bạn')).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { name: 'Lớp đang diễn ra' })).toBeVisible();
  },
});

/** The first day of a unit: what to begin with. */
export const Empty = pageStory({
  path,
  as,
  mocks: [noTaughtExams, noClasses, ...overviewMocks(nothingWaits)],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    await expect(await within(canvasElement).findByRole('link', { name: 'Tạo đề thi' })).toHaveAttribute(
      'href',
      '/surveys/add',
    );
    await expect(within(canvasElement).queryByRole('link', { name: 'Thêm thành viên' })).toBeNull();
  },
});

export const EmptyForAdministrator = pageStory({
  path,
  as: people.admin,
  mocks: [noTaughtExams, noClasses, ...overviewMocks({ ...nothingWaits, requests: none, inactive: 0 })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Thêm thành viên' })).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    const seen = within(canvasElement);
    const toMark = await seen.findByRole('link', { name: /^Bài chờ chấm: An toàn lao động/ });
    await expect(toMark).toHaveAttribute('href', '/markAnswer/1?f.state=submitted');
    await expect(seen.getByText('9/24')).toBeVisible();
    // An exam that runs now leads to its room.
    const exam = seen.getByText('9/24').closest('li')?.querySelector('a');
    await expect(exam).toHaveAttribute('href', '/classroom/1/examRoom/1');
    await expect(seen.queryByText('Yêu cầu chờ duyệt')).toBeNull();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: classMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('9/24')).toBeVisible();
  },
});

export const FilledForAdministrator = pageStory({
  path,
  as: people.admin,
  mocks: [...overviewMocks(waitingForAdmin), ...classMocks],
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    const requests = await seen.findByRole('link', { name: 'Yêu cầu chờ duyệt' });
    await expect(requests).toHaveAttribute('href', '/requests?f.status=pending');
    await expect(seen.getByRole('link', { name: 'Tài khoản chưa kích hoạt' })).toHaveAttribute(
      'href',
      '/users/inactive',
    );
    await expect(seen.getByRole('link', { name: 'Duyệt yêu cầu, 2 mục đang chờ' })).toBeVisible();
  },
});

export const FilledForSuperAdministrator = pageStory({
  path,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  mocks: [...overviewMocks(waitingForAdmin), ...classMocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Yêu cầu chờ duyệt')).toBeVisible();
  },
});

export const FilledForStudent = pageStory({
  path,
  as: people.student,
  mocks: [...attemptMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    await expect(await within(canvasElement).findByText('Có thể làm ngay')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: /Đường dây nóng/ })).toBeVisible();
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Menu chính' })).toBeNull();
  },
});

export const FilledForStudentOnAPhone = pageStory({
  path,
  as: people.student,
  mocks: [...attemptMocks, ...classMocks],
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Có thể làm ngay')).toBeVisible();
    await seesWholeTimes(canvasElement);
  },
});

/** Open surveys of classes and projects, each with the address of its questions. */
export const FilledWithSurveys = pageStory({
  path,
  as: people.student,
  phone: true,
  mocks: [...surveyMocks, ...attemptMocks, ...classMocks],
  play: async ({ canvasElement }) => {
    const [ofClass, ofProject] = mySurveys;
    const seen = within(canvasElement);
    await expect(await seen.findByRole('heading', { name: 'Khảo sát cần trả lời' })).toBeVisible();
    await expect(seen.getByRole('link', { name: ofClass?.name ?? '' })).toHaveAttribute(
      'href',
      '/voteAnswer/1/survey/3',
    );
    await expect(seen.getByRole('link', { name: ofProject?.name ?? '' })).toHaveAttribute(
      'href',
      '/worktest/project/1/project_survey_vote/1/survey/1',
    );
  },
});

/** The exam that a student is sitting comes first, with the time left. */
export const RunningForStudent = pageStory({
  path,
  as: people.student,
  mocks: [
    http.get('/assignments', ({ response }) =>
      response(200).json(page([...attendedClass.surveys.slice(1), runningAssignment])),
    ),
    ...attemptMocks,
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article');
    if (!first) throw new Error('No exam is shown');
    await expect(within(first).getByRole('timer')).toHaveTextContent(/^44:5\d$/);
    await expect(within(first).getByRole('link', { name: 'Làm tiếp' })).toBeVisible();
  },
});

export const EmptyForStudent = pageStory({
  path,
  as: people.student,
  mocks: [noExams, noClasses],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có bài thi nào')).toBeVisible();
  },
});

const followedProjects = ownProjects.map((project) => ({ ...project, part: 'participant' as const }));

/** Staff and sponsors: what they have not read, then the projects that they follow, which have no page for them. */
export const FilledForStaff = pageStory({
  path,
  as: people.staff,
  mocks: overviewMocks(undefined, followedProjects),
  play: async ({ canvasElement }) => {
    const waiting = within(await within(canvasElement).findByRole('region', { name: 'Đang chờ bạn' }));
    await expect(waiting.getByRole('link', { name: 'Thông báo chưa đọc' })).toBeVisible();
    const running = within(within(canvasElement).getByRole('region', { name: 'Dự án của tôi' }));
    await expect(running.getByText('Huấn luyện an toàn 2026')).toBeVisible();
    await expect(running.getByText(/2 khóa học · 1 lớp đang diễn ra/)).toBeVisible();
    await expect(running.queryByRole('link')).toBeNull();
  },
});

/** What is not read leads to all notifications, and closing them back to the page. */
export const UnreadForStaff = pageStory({
  path,
  as: people.staff,
  mocks: overviewMocks(undefined, followedProjects),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Thông báo chưa đọc' }));
    const drawer = await screen.findByRole('dialog', { name: 'Thông báo' });
    await expect(within(drawer).getByText(notifications[0]?.data.message ?? '')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seesHeading(canvasElement, 'Tổng quan');
  },
});

export const FilledForSponsorOnAPhone = pageStory({
  path,
  as: people.sponsor,
  mocks: overviewMocks(undefined, followedProjects),
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Huấn luyện an toàn 2026')).toBeVisible();
  },
});

export const EmptyForStaff = pageStory({
  path,
  as: people.staff,
  mocks: notificationMocks([]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không có việc nào đang chờ bạn')).toBeVisible();
    await expect(within(canvasElement).getByText('Chào mừng bạn đến với Sen')).toBeVisible();
  },
});

/** A teacher without classes who has a part in projects begins with them. */
export const FilledWithProjectsAlone = pageStory({
  path,
  as,
  mocks: [noTaughtExams, ...overviewMocks(nothingWaits, ownProjects), noClasses],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Huấn luyện an toàn 2026' });
    await expect(link).toHaveAttribute('href', '/companies/1/projects/view/1');
    await expect(within(canvasElement).getByText('Không có việc nào đang chờ bạn')).toBeVisible();
  },
});

/** A user whose account waits for a unit sees only the request's status. */
export const WaitingForUnit = pageStory({
  path,
  as: people.student,
  user: { company_id: null, company_name: null, admission: 'pending' },
  mocks: registrationMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/chưa duyệt yêu cầu của bạn/)).toBeVisible();
  },
});

/** The unit denied the request: the user reads the reason and requests again. */
export const DeniedByUnit = pageStory({
  path,
  as: people.student,
  user: { company_id: null, company_name: null, admission: 'denied' },
  mocks: [
    http.get('/register/own', ({ response }) => response(200).json({ data: deniedRequest })),
    ...registrationMocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Bạn không có trong danh sách học viên/),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Gửi yêu cầu' })).toBeEnabled();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;

/** A unit with a colour of its own. */
export const InTheColourOfAUnit = pageStory({
  path,
  as,
  user: { accent_color: '#7a1fa2' },
  mocks: [...overviewMocks(), ...classMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-accent'));
  },
});
