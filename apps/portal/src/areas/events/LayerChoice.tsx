import { Checkbox } from '@sen/ui/Checkbox';
import { Inline } from '@sen/ui/Inline';
import { formatNumber } from '../../words/formats';
import { type Layer, layerLabel, layerNames } from './calendarItems';
import { words } from './words';

interface LayerChoiceProps {
  /** How many entries each has in the range that is shown; undefined until they are known. */
  counts: Readonly<Record<Layer, number>> | undefined;
  hidden: readonly Layer[];
  onChange: (hidden: readonly Layer[]) => void;
}

/** What the calendar shows, with how much there is of it. */
export function LayerChoice({ counts, hidden, onChange }: LayerChoiceProps) {
  return (
    <Inline gap="s">
      {layerNames.map((layer) => (
        <Checkbox
          key={layer}
          label={
            counts
              ? words('kindCount', { kind: layerLabel(layer), count: formatNumber(counts[layer]) })
              : layerLabel(layer)
          }
          checked={!hidden.includes(layer)}
          onChange={(checked) =>
            onChange(checked ? hidden.filter((each) => each !== layer) : [...hidden, layer])
          }
        />
      ))}
    </Inline>
  );
}
