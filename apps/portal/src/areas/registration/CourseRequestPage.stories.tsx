import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { freeCourseRequest, publicRequest } from '@sen/api/fixtures/registration';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Course request' } satisfies Meta;

const path = '/userRegisterCourse/21/3/44?fromNotification=true';
const as = people.admin;
const mocks = [...registrationMocks, ...classMocks];
const title = `Yêu cầu của ${freeCourseRequest.name}`;

const states = pageStates({ path, as, call: '/requests/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Decided: nothing is left to do. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/requests/{id}', ({ response }) =>
      response(200).json({ data: { ...freeCourseRequest, status: 'withdrawn' } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    const page = within(canvasElement);
    await expect(page.getByText('Đã rút lại')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    const page = within(canvasElement);
    await expect(page.getByText('Giao tiếp nơi công sở')).toBeVisible();
    // The unit of the person, beside that of the course.
    await expect(page.getByText('Đơn vị').parentElement).toHaveTextContent(secondCompany.company_name);
    await expect(page.getByText('Đơn vị mở khóa học').parentElement).toHaveTextContent(
      demoCompany.company_name,
    );
    await userEvent.click(page.getByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Khóa đã đủ người.');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await expect(await screen.findByText(`Đã từ chối yêu cầu của ${freeCourseRequest.name}.`)).toBeVisible();
  },
});

/** A super-admin makes a course public, without a class. */
export const FilledPublic = pageStory({
  path: '/userRegisterCourse/22/3/45',
  as: people.superAdmin,
  mocks: [
    http.get('/requests/{id}', ({ response }) => response(200).json({ data: publicRequest })),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Duyệt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt' }));
    await expect(await screen.findByText(`Đã duyệt yêu cầu của ${publicRequest.name}.`)).toBeVisible();
  },
});

/** The address names another course. */
export const OfAnotherCourse = mismatchedPage({ path: '/userRegisterCourse/9/3/44', as, mocks });

export const Refused = states.refused;

export const Failed = states.failed;
