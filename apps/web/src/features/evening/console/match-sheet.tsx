import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { useLayoutEffect } from 'react';
import { texts } from '../../../language/texts.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { useNow } from '../../../lib/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { roomsText } from '../../matching/rooms-text.ts';
import type { Choice, Choose } from './choice.ts';
import { endText, suggestedRounds } from './rounds-ahead.ts';
import { MinutesFields, readSettings } from './settings.tsx';
import { type Matching, useMatching } from './use-matching.ts';
import type { Stepper } from './use-stepper.ts';
import { tooFewText } from './words.ts';

const t = texts('console');

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const roomSizes = range(limits.room_size_min, limits.room_size_max);
const roundCounts = range(limits.rounds_min, limits.rounds_max);

interface Props {
  event: Pick<Event, 'id' | 'participants_count'>;
  hereCount: number;
  choice: Choice;
  choose: Choose;
  stepper: Stepper;
  /** Milliseconds that the server's clock is ahead of this device's. */
  clockAhead: number;
  onClose: () => void;
}

/** Matches people and starts round 1, without leaving the console. It stays open while the matching runs. */
export function MatchSheet({ event, hereCount, choice, choose, stepper, clockAhead, onClose }: Props) {
  const matching = useMatching(event.id, stepper, onClose);
  const people = choice.onlyHere ? hereCount : event.participants_count;
  const rounds = choice.rounds ?? suggestedRounds(people, choice.roomSize);
  const settings = readSettings(choice);
  const tooFew = people < limits.participants_min;
  const match = (start: boolean) =>
    settings &&
    matching.match(
      { room_size: choice.roomSize, rounds, ...(choice.onlyHere ? { present_only: true } : {}) },
      start ? settings : null,
    );
  const isWaiting = matching.isBusy || matching.trouble !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('matchPeople', { count: people })}
      actions={
        isWaiting ? (
          <WaitingButtons matching={matching} onClose={onClose} />
        ) : (
          <>
            <Button variant="secondary" disabled={tooFew || !settings} onClick={() => match(false)}>
              {t('sheet.startLater')}
            </Button>
            <Button disabled={tooFew || !settings} onClick={() => match(true)}>
              {t('sheet.start')}
            </Button>
          </>
        )
      }
    >
      {isWaiting ? (
        <Progress matching={matching} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-2 items-end gap-4">
            <Field label={t('sheet.perRoom')}>
              {(control) => (
                <Select
                  {...control}
                  value={choice.roomSize}
                  onChange={({ target }) => choose({ roomSize: Number(target.value) })}
                >
                  {roomSizes.map((size) => (
                    <option key={size} value={size}>
                      {size}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('sheet.rounds')}>
              {(control) => (
                <Select {...control} value={rounds} onChange={({ target }) => choose({ rounds: Number(target.value) })}>
                  {roundCounts.map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <MinutesFields choice={choice} choose={choose} />
          <Switch
            label={t('sheet.onlyHere')}
            checked={choice.onlyHere}
            onChange={({ target }) => choose({ onlyHere: target.checked })}
          />
          {tooFew ? (
            <Notice tone="caution">{tooFewText()}</Notice>
          ) : (
            <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
              <p>{roomsText(people, choice.roomSize)}</p>
              {settings && <EndLine rounds={rounds} settings={settings} ahead={clockAhead} />}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface EndLineProps {
  rounds: number;
  settings: { minutes: number; break_minutes: number };
  ahead: number;
}

const halfAMinute = 30_000;

function EndLine({ rounds, settings, ahead }: EndLineProps) {
  const now = useNow(halfAMinute);
  const { minutes, break_minutes: breakMinutes } = settings;
  return <p>{endText({ round: 1, rounds, minutes, breakMinutes }, now + ahead)}</p>;
}

const progressId = 'matching-progress';

function Progress({ matching: { progress, trouble, starts, watchAgain } }: { matching: Matching }) {
  // The tapped button is gone.
  useLayoutEffect(() => recoverFocus(document.getElementById(progressId)), []);
  return (
    <div id={progressId} tabIndex={-1} className="grid gap-2.5 outline-none">
      {trouble ? (
        <Notice tone="negative">{trouble}</Notice>
      ) : (
        <>
          <ProgressBar label={t('sheet.progress')} value={progress} />
          <p role="status" className="text-ink-soft text-sm">
            {starts ? t('sheet.thenStarts') : t('sheet.thenReady')}
          </p>
        </>
      )}
      {watchAgain && !trouble && (
        <div className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <p>{t('sheet.slow')}</p>
          <Button variant="quiet" size="sm" onClick={watchAgain}>
            {t('sheet.checkAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Closing the sheet leaves the run to end by itself; round 1 then starts by a tap. */
const WaitingButtons = ({ matching, onClose }: { matching: Matching; onClose: () => void }) => (
  <>
    <Button variant="secondary" onClick={onClose}>
      {matching.starts && !matching.trouble ? t('sheet.later') : t('sheet.close')}
    </Button>
    {matching.trouble && <Button onClick={matching.again}>{t('tryAgain')}</Button>}
  </>
);
