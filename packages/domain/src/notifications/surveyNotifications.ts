import { roles } from '../access/roles.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { defineNotification } from './NotificationType.ts';

interface SurveyFacts {
  /** The survey form. */
  survey_vote: string;
  /** The survey. */
  project_survey_vote_id: string;
  name: string;
  /** RFC 3339 in UTC. */
  end_time: string;
}

interface ProjectSurveyFacts extends SurveyFacts {
  project_id: string;
  project_name: string;
}

interface ClassSurveyFacts extends SurveyFacts {
  classroom_id: string;
  classroom_name: string;
}

const asked = {
  icon: 'notice',
  bell: null,
  mail: null,
} as const;

/** @param place the name of the project or class */
function wordsOf({ name, end_time }: SurveyFacts, place: string) {
  const end = new Date(end_time);
  return {
    vi: {
      message: `Bạn được mời trả lời khảo sát “${name}”`,
      detail: `${place}. Trả lời trước ${formatInstant('deadline', end, 'vi')}.`,
    },
    en: {
      message: `You are asked to answer the survey “${name}”`,
      detail: `${place}. Answer before ${formatInstant('deadline', end, 'en')}.`,
    },
  };
}

const sample = {
  survey_vote: '5',
  project_survey_vote_id: '9',
  name: 'Nhu cầu đào tạo quý I/2027',
  end_time: '2026-12-01T10:00:00Z',
};

/** The notifications of surveys, to their participants. */
export const surveyNotifications = {
  AssignNewSurveyVote: defineNotification<ProjectSurveyFacts>({
    ...asked,
    audience: roles,
    words: {
      vi: (facts) => wordsOf(facts, facts.project_name).vi,
      en: (facts) => wordsOf(facts, facts.project_name).en,
    },
    target: ({ survey_vote, project_survey_vote_id, project_id }) => ({
      subject: 'survey',
      id: project_survey_vote_id,
      address: `/worktest/project/${project_id}/project_survey_vote/${project_survey_vote_id}/survey/${survey_vote}`,
    }),
    sample: { ...sample, project_id: '21', project_name: 'Huấn luyện an toàn 2026' },
  }),

  AssignClassSurveyVote: defineNotification<ClassSurveyFacts>({
    ...asked,
    audience: ['student'],
    words: {
      vi: (facts) => wordsOf(facts, facts.classroom_name).vi,
      en: (facts) => wordsOf(facts, facts.classroom_name).en,
    },
    target: ({ project_survey_vote_id, classroom_id }) => ({
      subject: 'survey',
      id: project_survey_vote_id,
      address: `/voteAnswer/${classroom_id}/survey/${project_survey_vote_id}`,
    }),
    sample: {
      ...sample,
      name: 'Ý kiến giữa khóa',
      classroom_id: '12',
      classroom_name: 'An toàn lao động – Khóa 12',
    },
  }),
};
