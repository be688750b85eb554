import { departments } from '@sen/domain/reports/definitions/departments';
import type { Meta } from '@storybook/react-vite';
import { reportStories } from '../../testing/reportStories';

export default { title: 'Pages/Report of departments' } satisfies Meta;

const stories = reportStories('/report/departments', 'departments', departments);

export const Loading = stories.loading;
export const Empty = stories.empty;
export const Filled = stories.filled;
export const FilledOnAPhone = stories.filledOnAPhone;
export const Refused = stories.refused;
export const Failed = stories.failed;
export const Closed = stories.closed;
