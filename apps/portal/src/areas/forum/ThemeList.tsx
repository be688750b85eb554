import type { Theme } from '@sen/api/contract/model';
import { Text } from '@sen/ui/Text';
import { useId } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../words/formats';
import { words } from './words';
import * as css from './TopicList.css';

interface ThemeListProps {
  themes: readonly Theme[];
  /** The id of the shown one; null for all. */
  current: string | null;
  /** Where a theme leads; null: all themes. */
  hrefOf: (id: string | null) => string;
}

/** The themes of the forum, beside its topics. */
export function ThemeList({ themes, current, hrefOf }: ThemeListProps) {
  const id = useId();
  const entries = [{ id: null, name: words('allThemes'), topic_count: null }, ...themes];
  return (
    <nav aria-labelledby={id}>
      <div id={id} className={css.heading}>
        <Text as="span" weight="semibold">
          {words('themes')}
        </Text>
      </div>
      <ul className={css.list}>
        {entries.map(({ id: theme, name, topic_count }) => (
          <li key={theme} className={css.item}>
            <Link
              href={hrefOf(theme)}
              className={css.link}
              aria-current={theme === current ? 'true' : undefined}
            >
              {name}
              {topic_count !== null && <span className={css.count}>{formatNumber(topic_count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
