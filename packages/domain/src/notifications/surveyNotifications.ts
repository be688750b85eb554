import { roles } from '../access/roles.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification } from './NotificationType.ts';

interface SurveyFacts {
  /** The survey form. */
  survey_vote: string;
  /** The survey. */
  project_survey_vote_id: string;
  project_id: string;
  project_name: string;
  name: string;
  /** RFC 3339 in UTC. */
  end_time: string;
}

/** The notifications of surveys, to their participants. */
export const surveyNotifications = {
  AssignNewSurveyVote: defineNotification<SurveyFacts>({
    audience: roles,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ name, project_name, end_time }) => ({
        message: `Bạn được mời trả lời khảo sát “${name}”`,
        detail: `${project_name}. Trả lời trước ${formatInstant('deadline', new Date(end_time), 'vi')}.`,
      }),
      en: ({ name, project_name, end_time }) => ({
        message: `You are asked to answer the survey “${name}”`,
        detail: `${project_name}. Answer before ${formatInstant('deadline', new Date(end_time), 'en')}.`,
      }),
    },
    target: ({ survey_vote, project_survey_vote_id, project_id }) => ({
      subject: 'survey',
      id: project_survey_vote_id,
      address: `/worktest/project/${project_id}/project_survey_vote/${project_survey_vote_id}/survey/${survey_vote}`,
    }),
    sample: {
      survey_vote: '5',
      project_survey_vote_id: '9',
      project_id: '21',
      project_name: 'Huấn luyện an toàn 2026',
      name: 'Nhu cầu đào tạo quý I/2027',
      end_time: '2026-12-01T10:00:00Z',
    },
  }),
};
