import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon/Icon';
import {
  ActivityIcon,
  ClockIcon,
  EmojiIcon,
  FlagIcon,
  FoodIcon,
  HandIcon,
  HintIcon,
  NatureIcon,
  SymbolIcon,
  TravelIcon,
} from '../../icons';
import * as css from './EmojiPicker.css';
import type { EmojiPickerMessages } from './EmojiPicker.messages';
import type { EmojiGroup } from './emojiSearch';

export type ShownGroup = EmojiGroup | 'recent';

const icons = {
  recent: ClockIcon,
  smileys: EmojiIcon,
  people: HandIcon,
  nature: NatureIcon,
  food: FoodIcon,
  travel: TravelIcon,
  activities: ActivityIcon,
  objects: HintIcon,
  symbols: SymbolIcon,
  flags: FlagIcon,
} as const satisfies Record<ShownGroup, unknown>;

interface EmojiGroupsProps {
  shown: readonly ShownGroup[];
  /** Undefined during a search. */
  chosen: ShownGroup | undefined;
  onChoose: (group: ShownGroup) => void;
  panelId: string;
  words: EmojiPickerMessages;
}

/** The groups as tabs: arrows select, as in the ARIA Authoring Practices. */
export function EmojiGroups({ shown, chosen, onChoose, panelId, words }: EmojiGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = Math.max(0, chosen ? shown.indexOf(chosen) : 0);

  function move(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowRight: (stop + 1) % shown.length,
      ArrowLeft: (stop - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    };
    const next = places[event.key];
    const group = next === undefined ? undefined : shown[next];
    if (next === undefined || !group) return;
    event.preventDefault();
    onChoose(group);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the selected tab inside takes the focus
    <div ref={list} role="tablist" aria-label={words.groups} className={css.groups} onKeyDown={move}>
      {shown.map((group, place) => (
        <button
          key={group}
          type="button"
          role="tab"
          className={css.group}
          aria-label={words[group]}
          title={words[group]}
          aria-selected={group === chosen}
          aria-controls={panelId}
          tabIndex={place === stop ? 0 : -1}
          onClick={() => onChoose(group)}
        >
          <Icon of={icons[group]} />
        </button>
      ))}
    </div>
  );
}
