import type { Import } from '@sen/api/contract/model';
import { mostPartQuestions } from '@sen/domain/exams/mostPartQuestions';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Inline } from '@sen/ui/Inline';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';

/** What an import of questions has done, and what is usual to do next. */
export function questionOutcome({ id, total, saved, refused }: Import) {
  const counts = [
    { label: words('rows'), value: formatNumber(total ?? 0) },
    { label: words('saved'), value: formatNumber(saved) },
    { label: words('refused'), value: formatNumber(refused) },
  ];
  if (saved === 0) return { counts, title: words('noneDone') };
  return {
    counts,
    title: words('done', { count: formatNumber(saved) }),
    link: (
      <Inline gap="s">
        {saved <= mostPartQuestions && (
          <ButtonLink variant="primary" href={`${href('examAdd')}?import=${id}`}>
            {words('makeExam')}
          </ButtonLink>
        )}
        <ButtonLink href={href('questions')}>{words('seeBank')}</ButtonLink>
      </Inline>
    ),
  };
}
