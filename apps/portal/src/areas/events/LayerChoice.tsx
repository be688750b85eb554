import type { Answer, Query } from '@sen/api/contract/model';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { CalendarKinds } from '@sen/ui/Calendar';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../words/formats';
import { countLayers, type Layer, layerLabel, layerNames } from './calendarItems';
import { words } from './words';

interface LayerChoiceProps {
  /** What the calendar shows. */
  range: Query<'sumupEvents'>;
  /** What there is, or was before the range is loaded. */
  entries: Answer<'readCalendar'> | undefined;
  loaded: boolean;
  hidden: readonly Layer[];
  onChange: (hidden: readonly Layer[]) => void;
}

/** What the calendar shows, with how much there is of it once that is known. */
export function LayerChoice({ range, entries, loaded, hidden, onChange }: LayerChoiceProps) {
  const truncated = entries?.truncated ?? false;
  // Only of more than the calendar shows: all others are counted here.
  const { data } = useQuery({ ...eventQueries.counts(range), enabled: truncated && loaded });
  const known = truncated ? data?.data : entries?.data.map(({ kind }) => ({ kind, count: 1 }));
  const counts = known && countLayers(known);
  return (
    <CalendarKinds
      label={words('layers')}
      kinds={layerNames.map((layer) => ({
        id: layer,
        kind: layer,
        label: counts
          ? words('kindCount', { kind: layerLabel(layer), count: formatNumber(counts[layer]) })
          : layerLabel(layer),
        shown: !hidden.includes(layer),
      }))}
      onChange={(layer, shown) =>
        onChange(shown ? hidden.filter((each) => each !== layer) : [...hidden, layer])
      }
    />
  );
}
