import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { AddIcon, MinusIcon } from '@sen/ui/icons';
import { formatPercent } from '../../words/formats';
import { words } from './words';
import * as css from './ZoomButtons.css';

interface ZoomButtonsProps {
  /** From the smallest; 1 is the page as wide as its place. */
  zooms: readonly number[];
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** How large a page is, between the buttons that change it. */
export function ZoomButtons({ zooms, zoom, onZoom }: ZoomButtonsProps) {
  const at = zooms.indexOf(zoom);
  const step = (by: -1 | 1) => onZoom(zooms[at + by] ?? zoom);
  return (
    <div className={css.buttons}>
      <IconButton
        icon={<Icon of={MinusIcon} />}
        name={words('zoomOut')}
        disabled={at === 0}
        onPress={() => step(-1)}
      />
      <output className={css.size} aria-label={words('zoom')}>
        {zoom === 1 ? words('fit') : formatPercent(zoom * 100)}
      </output>
      <IconButton
        icon={<Icon of={AddIcon} />}
        name={words('zoomIn')}
        disabled={at === zooms.length - 1}
        onPress={() => step(1)}
      />
    </div>
  );
}
