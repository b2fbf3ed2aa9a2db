import { EventHeader } from '../events/event-header.tsx';
import { EventLayout } from '../events/event-layout.tsx';
import { placeholders } from '../events/event-texts.ts';
import { ReadyToJoin } from '../membership/ready-to-join.tsx';
import { YouAreIn } from '../membership/you-are-in.tsx';
import { YouWait } from '../membership/you-wait.tsx';

const nothing = () => undefined;

/**
 * The part of an event's screen that needs only the event. It comes with the page as a template, and `showEarlyEvent`
 * shows it before the app runs. Until then its buttons are disabled.
 */
export const EarlyEvent = () => (
  <EventLayout
    header={<EventHeader texts={placeholders} closed={false} />}
    membership={
      <fieldset disabled className="contents">
        <div data-early="guest">
          <ReadyToJoin
            name={placeholders.name}
            asks={false}
            full={false}
            busyLabel={null}
            error={null}
            atThumb
            onJoin={nothing}
          />
        </div>
        <div data-early="full">
          <ReadyToJoin
            name={placeholders.name}
            asks={false}
            full
            busyLabel={null}
            error={null}
            atThumb
            onJoin={nothing}
          />
        </div>
        <div data-early="waiting">
          <YouWait busyLabel={null} error={null} onLeave={nothing} />
        </div>
        <div data-early="participant">
          <YouAreIn
            closed={null}
            host={null}
            busyLabel={null}
            error={null}
            onLeave={nothing}
            phase="waits"
            toAnswer={null}
          />
        </div>
      </fieldset>
    }
  />
);
