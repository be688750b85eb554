import { useContext, type MouseEvent, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../css/visuallyHidden.css';
import { defineMessages } from '../messages/defineMessages';
import { useMessages } from '../messages/useMessages';
import { chain } from './chain';
import { mergeRefs } from './mergeRefs';
import { TriggerContext } from './TriggerContext';
import { UiContext } from './UiContext';

export interface LinkTarget {
  href: string;
  /** Opens in a new tab, and announces it. */
  external?: boolean | undefined;
  /** The file name, for a link to a download. */
  download?: string | undefined;
  /** Marks the current location: `page` in a navigation, `step` in steps. */
  current?: 'page' | 'step' | undefined;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const messages = defineMessages({
  vi: { newTab: '(mở trong tab mới)' },
  en: { newTab: '(opens in a new tab)' },
});

/** The native link under all links: a plain click goes through the router, any other click to the browser. */
export function LinkFrame({
  href,
  external = false,
  download,
  current,
  label,
  onPress,
  ref,
  className,
  children,
}: LinkTarget & { className: string; children: ReactNode }) {
  const { navigate } = useContext(UiContext);
  const trigger = useContext(TriggerContext);
  const words = useMessages(messages);

  function follow(event: MouseEvent<HTMLElement>) {
    onPress?.();
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!navigate || !plain || external || download !== undefined || !href.startsWith('/')) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a
      {...trigger}
      ref={mergeRefs(ref, trigger?.ref)}
      href={href}
      download={download}
      className={className}
      aria-current={current}
      aria-label={label}
      onClick={chain(follow, trigger?.onClick)}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : undefined)}
    >
      {children}
      {external && <span className={visuallyHidden}> {words.newTab}</span>}
    </a>
  );
}
