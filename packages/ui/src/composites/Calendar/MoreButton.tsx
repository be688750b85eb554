import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Popover } from '../../components/Popover/Popover';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ButtonFrame } from '../../private/ButtonFrame';
import { classes } from '../../private/classes';
import { TriggerSlot } from '../../private/overlay/TriggerSlot';
import * as agendaCss from './Agenda.css';
import { bare } from './Calendar.css';
import { figuresOf } from './calendarText';
import { DayEvents } from './DayEvents';
import type { Day } from './days';
import type { Scene } from './scene';

interface MoreButtonProps {
  scene: Scene;
  day: Day;
  count: number;
  className: string;
}

/** '+3 nữa': opens the list of all events of a day that has more than fit. */
export function MoreButton({ scene, day, count, className }: MoreButtonProps) {
  const { words } = scene;
  const name = words.dayShort(figuresOf(day));
  const button = useRef<HTMLButtonElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const [open, setOpen] = useState(false);

  // The button of the popover replaces the one that was pressed: focused before it opens, closing returns the focus to it.
  useLayoutEffect(() => {
    if (!wasPressed) return;
    button.current?.focus();
    startTransition(() => setOpen(true));
  }, [wasPressed]);

  const trigger = (
    <TriggerSlot tabIndex={-1}>
      <ButtonFrame
        ref={button}
        className={classes(bare, className)}
        onPress={wasPressed ? undefined : () => setWasPressed(true)}
      >
        {words.more(count)}
        <span className={visuallyHidden}>: {name}</span>
      </ButtonFrame>
    </TriggerSlot>
  );
  // A month has a button on each day, and nobody opens more than a few.
  if (!wasPressed)
    return (
      <TriggerSlot aria-haspopup="dialog" aria-expanded={false}>
        {trigger}
      </TriggerSlot>
    );
  return (
    <Popover label={name} trigger={trigger} open={open} onOpenChange={setOpen}>
      {(close) => (
        <div className={agendaCss.popover}>
          <p className={agendaCss.dayTitle}>{name}</p>
          <DayEvents scene={scene} day={day} events={scene.on(day)} label={name} onOpen={close} />
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              close();
              scene.openDay(day);
            }}
          >
            {words.openDay}
          </Button>
        </div>
      )}
    </Popover>
  );
}
