import { completionMutations } from '@sen/api/resources/completion/completionMutations';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { Callout } from '@sen/ui/Callout';
import { Checkbox } from '@sen/ui/Checkbox';
import { PageHeader } from '@sen/ui/PageHeader';
import { Text } from '@sen/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailPage } from '../../patterns/DetailPage';
import { keepFocus } from '../../patterns/keepFocus';
import { defaultPageSize } from '../../patterns/list/listState';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { RuleClasses } from './RuleClasses';
import { RuleConsequences } from './RuleConsequences';
import { RuleHistory } from './RuleHistory';
import { ruleWords as words } from './ruleWords';

/** Brings the weights and scores of a course to its classes: first whose results change, then once, with its history and undo. */
export function CourseRulePage({ params: { cid } }: { params: ParamsOf<'courseRule'> }) {
  const queries = useQueryClient();
  const [shown, setShown] = useState({ ended: false, page: 1, limit: defaultPageSize });
  const { ended, page, limit } = shown;
  const [isApplied, setApplied] = useState(false);
  const query = useQuery(completionQueries.rule(cid, shown));
  // Results are shown in many places.
  const changedResults = () => queries.invalidateQueries();
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
              setShown({ ended: checked, page: 1, limit });
              setApplied(false);
            }}
          />
          {isApplied && (
            <Callout tone="success" live>
              {words('applied')}
            </Callout>
          )}
          <RuleClasses
            classes={data.classes}
            loading={query.isPlaceholderData}
            paging={{
              page,
              pageSize: limit,
              total: data.class_count,
              onPageChange: (next) => setShown({ ...shown, page: next }),
              onPageSizeChange: (size) => setShown({ ended, page: 1, limit: size }),
            }}
          />
          {data.class_count > 0 && data.differing_count === 0 && <Text>{words('nothingToApply')}</Text>}
          {data.differing_count > 0 && (
            <RuleConsequences
              courseId={cid}
              ended={ended}
              apply={(body) => completionMutations.applyRule(cid, { ...body, ended })}
              onApplied={() => {
                setApplied(true);
                void changedResults().then(keepFocus);
              }}
              onRefused={readAgain}
            />
          )}
          <RuleHistory
            courseId={cid}
            changes={data.changes}
            onUndone={() => {
              setApplied(false);
              void changedResults();
            }}
            onRefused={readAgain}
          />
        </>
      )}
    </DetailPage>
  );
}
