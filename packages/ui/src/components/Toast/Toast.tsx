import { ErrorIcon, SuccessIcon, InfoIcon, WarningIcon, CloseIcon } from '../../icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as css from './Toast.css';
import { toastMessages } from './Toast.messages';
import { dismissToast, onToastsChange, shownToasts, type ShownToast } from './toasts';

export { dismissToast, showToast, toastTones, type ToastMessage, type ToastTone } from './toasts';

const icons = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
const stay = 3000;
const stayWithAction = 8000;

/**
 * Displays toasts; render it once per app. They close after three seconds, but not while the pointer or the focus is on any of
 * them. Their message must also appear where the event happened.
 */
export function ToastRegion() {
  const words = useMessages(toastMessages);
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, shownToasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // The last toast can disappear without a pointerleave event.
  const held = toasts.length > 0 && (hovered || focused);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects that somebody is reading
    <section
      aria-label={words.region}
      className={css.region}
      // Keeps react-aria's dialogs from hiding it and from closing when it is pressed.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div aria-live="polite" aria-relevant="additions" className={css.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, held }: { toast: ShownToast; held: boolean }) {
  const words = useMessages(toastMessages);
  const { id, tone, text, action } = toast;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), action ? stayWithAction : stay);
    return () => clearTimeout(timer);
  }, [held, id, action]);

  return (
    <div className={css.toast}>
      <span className={classes(css.mark, css.markTone[tone])}>
        <Icon of={icons[tone]} />
      </span>
      <div className={css.words}>
        <span className={visuallyHidden}>{words[tone]} </span>
        {text}
      </div>
      <div className={css.buttons}>
        {action && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              dismissToast(id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          name={words.close}
          icon={<Icon of={CloseIcon} />}
          size="small"
          onPress={() => dismissToast(id)}
        />
      </div>
    </div>
  );
}
