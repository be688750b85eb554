import { Button } from '../../components/Button/Button';
import { Popover } from '../../components/Popover/Popover';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ButtonFrame } from '../../private/ButtonFrame';
import { classes } from '../../private/classes';
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
  return (
    <Popover
      label={name}
      trigger={
        <ButtonFrame className={classes(bare, className)}>
          {words.more(count)}
          <span className={visuallyHidden}>: {name}</span>
        </ButtonFrame>
      }
    >
      {(close) => (
        <div className={agendaCss.popover}>
          <p className={agendaCss.dayTitle}>{name}</p>
          <DayEvents scene={scene} day={day} label={name} onOpen={close} />
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
