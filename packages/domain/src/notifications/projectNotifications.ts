import { managingRoles } from '../access/roles.ts';
import { can } from '../access/can.ts';
import { defineNotification, type NotificationReader, type NotificationTarget } from './NotificationType.ts';

interface ProjectFacts {
  company_id: string;
  company_name: string;
  project_id: string;
  project_name: string;
}

const sample = {
  company_id: '3',
  company_name: 'Trung tâm Đào tạo Hoa Sen',
  project_id: '21',
  project_name: 'Huấn luyện an toàn 2026',
};

/** The page of the project; people who have no projects of their own are only told. */
function project(
  { company_id, project_id }: ProjectFacts,
  { role }: NotificationReader,
): NotificationTarget | null {
  const address = `/companies/${company_id}/projects/view/${project_id}`;
  return can(role, 'project.list') ? { subject: 'project', id: project_id, address } : null;
}

/** The notifications of projects, to those who become part of one. */
export const projectNotifications = {
  ProjectJoined: defineNotification<ProjectFacts>({
    audience: [...managingRoles, 'student', 'wwo', 'sponsor'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ project_name, company_name }) => ({
        message: `Bạn được thêm vào dự án “${project_name}”`,
        detail: company_name,
      }),
      en: ({ project_name, company_name }) => ({
        message: `You have been added to the project “${project_name}”`,
        detail: company_name,
      }),
    },
    target: project,
    sample,
  }),

  ProjectLecturerAssigned: defineNotification<ProjectFacts>({
    audience: ['teacher'],
    icon: 'class',
    bell: null,
    mail: null,
    words: {
      vi: ({ project_name, company_name }) => ({
        message: `Bạn là giảng viên của dự án “${project_name}”`,
        detail: company_name,
      }),
      en: ({ project_name, company_name }) => ({
        message: `You are a teacher of the project “${project_name}”`,
        detail: company_name,
      }),
    },
    target: project,
    sample,
  }),
};
