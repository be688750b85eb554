import type { RequestRow } from '@sen/api/contract/model';
import { Inline } from '@sen/ui/Inline';
import { Kbd } from '@sen/ui/Kbd';
import { Text } from '@sen/ui/Text';
import type { List } from '../list/List';
import * as css from './DecisionLegend.css';
import { keysOfDecisions } from './keysOfDecisions';
import { words } from './words';

/** The keys of `DecisionKeys`, above the rows that they decide. */
export function DecisionLegend({ list: { query } }: { list: List<RequestRow> }) {
  if (!query.data?.data.length) return null;
  return (
    <div className={css.legend}>
      <Inline gap="m">
        <Text as="span" size="small" tone="muted">
          {words('keys')}
        </Text>
        {keysOfDecisions.map(({ key, label }) => (
          <Inline key={key} gap="xs" wrap={false}>
            <Kbd keys={[key]} />
            <Text as="span" size="small" tone="muted">
              {words(label)}
            </Text>
          </Inline>
        ))}
      </Inline>
    </div>
  );
}
