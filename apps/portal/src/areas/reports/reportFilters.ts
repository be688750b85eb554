import { bandKeys, bandLabel } from '@sen/domain/reports/bands';
import type { ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import type { FilterBuilder } from '../../patterns/list/filterBuilder';
import type { ListFilter } from '../../patterns/list/listState';
import { language } from '../../words/runtime';
import type { useReportThings } from './useReportThings';

/** The filters of a report besides its search. */
export function reportFilters(
  { filters, search }: ReportDefinition,
  things: ReturnType<typeof useReportThings>,
  today: string,
) {
  return (builder: FilterBuilder<string>): ListFilter<string>[] =>
    Object.entries(filters)
      .filter(([key]) => key !== search)
      .flatMap(([key, filter]) => {
        const label = filter.name[language()];
        switch (filter.kind) {
          case 'text':
            return [builder.text(key, label)];
          case 'choices':
            return [
              builder.choices(
                key,
                label,
                Object.keys(filter.values),
                (value) => filter.values[value]?.[language()] ?? value,
              ),
            ];
          case 'band':
            return [builder.choices(key, label, bandKeys(filter.band, today), bandLabel)];
          case 'thing': {
            const options = things[filter.thing];
            return options ? [builder.searched(key, label, options)] : [];
          }
          default:
            return [builder.dates(key, label)];
        }
      });
}
