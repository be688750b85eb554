import type { Course } from '@sen/api/contract/model';
import { Link } from '@sen/ui/Link';
import { factSections, type FactSection } from '../../patterns/factSections';
import { ProjectName } from '../../patterns/projectPlaces';
import { formatDate, formatDateTime, formatNumber } from '../../words/formats';
import { priceLabel } from '../../words/priceLabel';
import { kindLabel, levelLabel } from './courseLabels';
import { words } from './words';

/** How much a course has. */
export function courseFigures(course: Course): FactSection['items'] {
  return [
    { term: words('chapters'), details: formatNumber(course.chapter_count) },
    { term: words('sessions'), details: formatNumber(course.session_count) },
    { term: words('exams'), details: formatNumber(course.exam_count) },
    { term: words('classes'), details: formatNumber(course.class_count) },
  ];
}

/** What is known of a course, by what it is about. */
export function courseFacts(course: Course): FactSection[] {
  const score = (value: number | null) => (value === null ? null : formatNumber(value));
  const { completion_time: days } = course;
  return factSections(
    [
      words('about'),
      [
        [words('code'), course.course_code],
        [words('kind'), kindLabel(course.kind)],
        [words('level'), course.level && levelLabel(course.level)],
        [words('field'), course.field?.name ?? null],
        [words('project'), <ProjectName key="project" of={course} />],
        [words('lecturer'), course.teacher?.name ?? null],
        [words('startTime'), course.start_time && formatDateTime(course.start_time)],
        [words('price'), course.price === null ? null : priceLabel(course.price)],
        [words('completionTime'), days === null ? null : words('days', { count: days })],
        [words('introduction'), course.introduction],
        [words('benefits'), course.benefits],
        [
          words('trailer'),
          course.trailer_video && (
            <Link key="trailer" href={course.trailer_video}>
              {course.trailer_video}
            </Link>
          ),
        ],
        [words('createdBy'), course.name_created],
        [words('created'), formatDate(course.created_at)],
        [words('updated'), formatDateTime(course.updated_at)],
      ],
    ],
    [
      words('scores'),
      [
        [words('completionScore'), score(course.completion_score)],
        [words('certificateScore'), score(course.certificate_score)],
        [words('average'), score(course.average)],
        [words('good'), score(course.good)],
        [words('excellent'), score(course.excellent)],
        [words('finalExam'), course.survey?.name ?? null],
      ],
    ],
  );
}
