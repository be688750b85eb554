import { people } from '@sen/api/fixtures/people';
import { deniedRequest } from '@sen/api/fixtures/registration';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Overview' } satisfies Meta;

const path = '/overview';
const as = people.teacher;
const noClasses = http.get('/classrooms', ({ response }) => response(200).json(page([])));
const noExams = http.get('/assignments', ({ response }) => response(200).json(page([])));

const states = pageStates({ path, as, call: '/classrooms' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [noClasses],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    await expect(await within(canvasElement).findByText('Chưa có lớp học nào')).toBeVisible();
    await expect(await within(canvasElement).findByText('Không có bài nào chờ chấm')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: classMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tổng quan');
    const links = await within(canvasElement).findAllByRole('link', { name: 'Chấm bài' });
    await expect(links[0]).toHaveAttribute('href', '/markAnswer/1');
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

export const ForStaff = pageStory({
  path,
  as: people.staff,
  mocks: [],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chào mừng bạn đến với Sen')).toBeVisible();
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
