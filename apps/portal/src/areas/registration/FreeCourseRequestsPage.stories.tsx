import { people } from '@sen/api/fixtures/people';
import { classRow } from '@sen/api/fixtures/classes';
import { freeCourseRequest } from '@sen/api/fixtures/registration';
import { classMocks } from '@sen/api/mocks/classMocks';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Free course requests' } satisfies Meta;

const path = '/requestFreeCourse';
const as = people.admin;
const mocks = [...registrationMocks, ...classMocks];

const states = pageStates({ path, as, call: '/requests' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có yêu cầu nào');

/** A student is placed in a class of the course; the course leads to its own requests. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Yêu cầu học khóa tự do');
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('href', '/requests');
    await expect(page.getByRole('link', { name: 'Khóa học tự do' })).toHaveAttribute('aria-current', 'page');
    await expect(await page.findByRole('link', { name: 'Giao tiếp nơi công sở' })).toHaveAttribute(
      'href',
      '/requestFreeCourse/21',
    );
    const name = `Duyệt yêu cầu của ${freeCourseRequest.name}`;
    await userEvent.click(page.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Xếp vào lớp/ }), 'An toàn');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(classRow.classroom_name) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt' }));
    await expect(await screen.findByText(`Đã duyệt yêu cầu của ${freeCourseRequest.name}.`)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(freeCourseRequest.name)).toBeVisible();
  },
});

/** A super-admin sees whose units they are. */
export const OfAllUnits = pageStory({
  path,
  as: people.superAdmin,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Yêu cầu học khóa tự do');
    await expect(await within(canvasElement).findByText(freeCourseRequest.company_name)).toBeVisible();
  },
});

/** Administrators of units and of the system. */
export const ClosedToTeachers = closedPage({ path, as: people.teacher });

export const Refused = states.refused;

export const Failed = states.failed;
