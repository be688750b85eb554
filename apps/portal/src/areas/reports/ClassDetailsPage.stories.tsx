import { classStudents } from '@sen/domain/reports/definitions/classStudents';
import type { Meta } from '@storybook/react-vite';
import { reportStories } from '../../testing/reportStories';

export default { title: 'Pages/Report, details of classes' } satisfies Meta;

const stories = reportStories('/overview/classroom-report-detail', 'classStudents', classStudents);

export const Loading = stories.loading;
export const Empty = stories.empty;
export const Filled = stories.filled;
export const FilledOnAPhone = stories.filledOnAPhone;
export const Refused = stories.refused;
export const Failed = stories.failed;
export const Closed = stories.closed;
