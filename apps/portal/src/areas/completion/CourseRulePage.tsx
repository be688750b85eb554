import { completionMutations } from '@sen/api/resources/completion/completionMutations';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { Callout } from '@sen/ui/Callout';
import { Checkbox } from '@sen/ui/Checkbox';
import { PageHeader } from '@sen/ui/PageHeader';
import { Text } from '@sen/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailPage } from '../../patterns/DetailPage';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { RuleClasses } from './RuleClasses';
import { RuleConsequences } from './RuleConsequences';
import { RuleHistory } from './RuleHistory';
import { ruleWords as words } from './ruleWords';

/** Brings the weights and scores of a course to its classes: first whose results change, then once, with its history and undo. */
export function CourseRulePage({ params: { cid } }: { params: ParamsOf<'courseRule'> }) {
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);
  const [isApplied, setApplied] = useState(false);
  const query = useQuery(completionQueries.rule(cid, ended));
  // Results are shown in many places.
  const changedResults = () => void queries.invalidateQueries();
  const readAgain = () => void queries.invalidateQueries({ queryKey: completionQueries.all() });
  return (
    <DetailPage query={query} name={({ data }) => data.course_name} measure="page">
      {({ data }) => (
        <>
          <PageHeader
            title={pageTitle('courseRule')}
            back={{ href: href('courseView', { cid }), label: data.course_name }}
          />
          <Text tone="muted">{words('intro')}</Text>
          <Checkbox
            label={words('ended')}
            checked={ended}
            onChange={(checked) => {
              setEnded(checked);
              setApplied(false);
            }}
          />
          {isApplied && (
            <Callout tone="success" live>
              {words('applied')}
            </Callout>
          )}
          <RuleClasses classes={data.classes} />
          {data.classes.some(({ state }) => state === 'differs') && (
            <RuleConsequences
              courseId={cid}
              ended={ended}
              apply={(body) => completionMutations.applyRule(cid, { ...body, ended })}
              onApplied={() => {
                setApplied(true);
                changedResults();
              }}
              onRefused={readAgain}
            />
          )}
          <RuleHistory
            courseId={cid}
            changes={data.changes}
            onUndone={() => {
              setApplied(false);
              changedResults();
            }}
            onRefused={readAgain}
          />
        </>
      )}
    </DetailPage>
  );
}
