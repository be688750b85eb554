import { useState, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { CheckIcon, SearchIcon } from '../../icons';
import { affix, afterIcon, input } from '../../private/field/Field.css';
import { classes } from '../../private/classes';
import { given } from '../../private/given';
import * as optionsCss from '../../private/options/options.css';
import type { OptionLineProps } from '../../private/options/OptionLine';
import type { SelectOption } from '../../private/options/SelectOption';
import { useSearch } from '../../private/options/useSearch';
import * as overlay from '../../private/overlay/overlay.css';
import { useTextRules } from '../../private/useTextRules';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import * as css from './MultiSelect.css';

/** The search appears above this number of options. */
const fewOptions = 8;

interface MultiSelectPanelProps {
  /** Repeated in the list: the label itself is inert while the list is open, and Chromium computes no name from inert elements. */
  label: string | undefined;
  options: readonly SelectOption<string>[];
  chosen: readonly string[];
  /** The maximum number of chosen values. */
  max: number;
  /** Looks for options on a server; without it they are narrowed here. */
  onSearch: ((typed: string) => void) | undefined;
  loading: boolean;
  words: {
    empty: string;
    loading: string;
    search: string;
    all: string;
    none: string;
    full: (max: number) => string;
  };
  onAll: (shown: readonly SelectOption<string>[]) => void;
  onNone: () => void;
}

/** The popover: a search, the options with checkboxes, select all and none. */
export function MultiSelectPanel({
  label,
  options,
  chosen,
  max,
  onSearch,
  loading,
  words,
  onAll,
  onNone,
}: MultiSelectPanelProps) {
  const [typed, setTyped] = useState('');
  const { matches } = useTextRules(options.length > fewOptions && onSearch === undefined);
  const search = useSearch(onSearch);
  const isFull = chosen.length >= max;
  const list = (
    <ListBox
      {...given({ 'aria-label': label })}
      className={optionsCss.list}
      items={
        isFull
          ? options.map((option) => (chosen.includes(option.value) ? option : { ...option, disabled: true }))
          : options
      }
      escapeKeyBehavior="none"
      renderEmptyState={() => <div className={overlay.empty}>{loading ? words.loading : words.empty}</div>}
    >
      {(option) => <CheckLine id={option.value} option={option} />}
    </ListBox>
  );
  return (
    <>
      {options.length > fewOptions || onSearch ? (
        <Searched
          label={words.search}
          typed={typed}
          isFiltered={onSearch === undefined}
          onType={(text) => {
            setTyped(text);
            search.later(text);
          }}
        >
          {list}
        </Searched>
      ) : (
        list
      )}
      <div role="status" className={css.full}>
        {isFull && words.full(max)}
      </div>
      {options.length > 0 && (
        <div className={css.foot}>
          <Button
            size="small"
            variant="quiet"
            onPress={() =>
              onAll(onSearch ? options : options.filter((option) => matches(option.label, typed)))
            }
          >
            {words.all}
          </Button>
          <Button size="small" variant="neutral" onPress={onNone}>
            {words.none}
          </Button>
        </div>
      )}
    </>
  );
}

interface SearchedProps {
  label: string;
  typed: string;
  /** The options are narrowed here. */
  isFiltered: boolean;
  onType: (typed: string) => void;
  children: ReactNode;
}

function Searched({ label, typed, isFiltered, onType, children }: SearchedProps) {
  const { matches } = useTextRules(isFiltered);
  return (
    <Autocomplete {...(isFiltered && { filter: matches })} inputValue={typed} onInputChange={onType}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press, and typing is the expected next step */}
      <SearchField aria-label={label} autoFocus className={css.search}>
        <div className={css.searchBox}>
          <span className={affix.start}>
            <Icon of={SearchIcon} />
          </span>
          {/* It moves the active option of the list below, as in a combobox. */}
          <Input
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
            role="combobox"
            aria-expanded="true"
            className={classes(input, afterIcon)}
            placeholder={label}
          />
        </div>
      </SearchField>
      {children}
    </Autocomplete>
  );
}

function CheckLine({ id, option }: OptionLineProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      className={overlay.item}
    >
      <span className={css.check} aria-hidden="true">
        <CheckIcon size="1em" strokeWidth={3} />
      </span>
      <span className={overlay.itemWords}>
        {option.label}
        {option.description !== undefined && <span className={overlay.itemNote}>{option.description}</span>}
      </span>
    </ListBoxItem>
  );
}
