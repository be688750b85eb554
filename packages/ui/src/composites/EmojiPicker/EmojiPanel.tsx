import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { SearchField } from '../../components/SearchField/SearchField';
import { Spinner } from '../../components/Spinner/Spinner';
import * as css from './EmojiPicker.css';
import type { EmojiPickerMessages } from './EmojiPicker.messages';
import { EmojiGrid } from './EmojiGrid';
import { EmojiGroups, type ShownGroup } from './EmojiGroups';
import { emojiGroups, searchEmoji, type Emoji } from './emojiSearch';
import { useEmoji, type EmojiLoad } from './useEmoji';

interface EmojiPanelProps {
  recent: readonly string[];
  onPick: (sign: string) => void;
  words: EmojiPickerMessages;
}

/** Content of the popover: search, groups, grid. */
export function EmojiPanel({ recent, onPick, words }: EmojiPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [load, retry] = useEmoji();
  const [query, setQuery] = useState('');
  // The field is uncontrolled, so that fast typing is never overwritten; a new key resets it.
  const [cleared, setCleared] = useState(0);
  const [group, setGroup] = useState<ShownGroup>(recent.length > 0 ? 'recent' : 'smileys');
  const searching = query.trim() !== '';
  const shown = load.state === 'ready' ? emojiOf(load, searching ? query : undefined, group, recent) : [];
  const groups: ShownGroup[] = recent.length > 0 ? ['recent', ...emojiGroups] : [...emojiGroups];
  const heading = searching ? words.results(shown.length) : words[group];

  // Most users open it to search.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  function enterGrid(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panel.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
  }

  function choose(next: ShownGroup) {
    if (query) setCleared(cleared + 1);
    setQuery('');
    setGroup(next);
  }

  return (
    <div ref={panel} className={css.panel}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow moves from the field into the grid */}
      <div onKeyDown={enterGrid}>
        <SearchField
          key={cleared}
          aria-label={words.search}
          placeholder={words.search}
          onSearch={setQuery}
          delay={0}
          maxLength={60}
        />
      </div>
      <EmojiGroups
        shown={groups}
        chosen={searching ? undefined : group}
        onChoose={choose}
        panelId={panelId}
        words={words}
      />
      <output className={css.heading}>{heading}</output>
      <div id={panelId} role="tabpanel" aria-label={heading} className={css.scroller}>
        {load.state === 'loading' && (
          <div className={css.note}>
            <Spinner />
          </div>
        )}
        {load.state === 'failed' && (
          <div className={css.note} role="alert">
            {words.failed}
            <Button size="small" onPress={retry}>
              {words.retry}
            </Button>
          </div>
        )}
        {load.state === 'ready' && shown.length === 0 && <div className={css.note}>{words.none}</div>}
        {shown.length > 0 && (
          <EmojiGrid key={searching ? query : group} label={heading} emoji={shown} onPick={onPick} />
        )}
      </div>
    </div>
  );
}

function emojiOf(
  { all, groups }: Extract<EmojiLoad, { state: 'ready' }>,
  query: string | undefined,
  group: ShownGroup,
  recent: readonly string[],
): Emoji[] {
  if (query !== undefined) return searchEmoji(all, query);
  if (group !== 'recent') return groups[group];
  return recent.flatMap((sign) => all.find((emoji) => bare(emoji.sign) === bare(sign)) ?? []);
}

/** Keyboards differ in whether they add the variation selector for emoji presentation. */
function bare(sign: string): string {
  return sign.replaceAll('\uFE0F', '');
}
