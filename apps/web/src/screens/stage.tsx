import type { Stage as StageData } from '@serendip/contract/evening';
import { useParams } from 'react-router';
import { isStatus } from '../api/errors.ts';
import { useEventTexts } from '../features/evening/event-languages.tsx';
import { heardAgo } from '../features/evening/heard-ago.ts';
import { stageBehind, stageOf } from '../features/evening/queries.ts';
import { NoStage } from '../features/evening/stage/no-stage.tsx';
import { Stage } from '../features/evening/stage/stage.tsx';
import { useHostActions } from '../features/evening/stage/use-host-actions.ts';
import { useStage } from '../features/evening/stage/use-stage.ts';
import { useNow } from '../lib/now.ts';

/** The stage: by the host's session, or by the secret in the address. */
export default function StageScreen() {
  const { id = '', secret } = useParams();
  return secret === undefined ? <HostsStage eventId={id} /> : <LinkedStage secret={secret} />;
}

function LinkedStage({ secret }: { secret: string }) {
  const reading = useStage(stageBehind(secret));
  const now = useNow(1000);
  const { data, error } = reading;
  const worded = useEventTexts(data?.answer.stage);
  // An invalid link shows nothing. Without a network the stage continues.
  if (!data || !worded || isStatus(error, 404)) return <NoStage error={error} />;
  return <Stage stage={data.answer.stage} ahead={data.ahead} ago={heardAgo(reading, now)} host={null} />;
}

function HostsStage({ eventId }: { eventId: string }) {
  const reading = useStage(stageOf(eventId));
  const now = useNow(1000);
  const { data, error } = reading;
  const worded = useEventTexts(data?.answer.stage);
  if (!data || !worded) return <NoStage error={error} />;
  return <StageToRun eventId={eventId} stage={data.answer.stage} ahead={data.ahead} ago={heardAgo(reading, now)} />;
}

interface ToRun {
  eventId: string;
  stage: StageData;
  ahead: number;
  ago: number | null;
}

function StageToRun({ eventId, ...shown }: ToRun) {
  const host = useHostActions(eventId, shown.stage);
  return <Stage {...shown} host={host} />;
}
