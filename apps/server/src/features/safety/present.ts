import type { Block, Report } from '@serendip/contract/safety';
import { timeOf, timeOrNull } from '../../db/time.ts';
import { aliasOf } from '../identity/present.ts';
import type { BlockRow } from './queries.ts';
import type { ReportRow } from './report-queries.ts';

export const presentBlock = (row: BlockRow): Block => ({
  user: { id: row.user_id, alias: aliasOf(row.alias) },
  event: row.event,
  created_at: timeOf(row.created_at),
});

const person = ({ id, alias, name }: ReportRow['reported']) => ({ id, alias: aliasOf(alias), name });

export const presentReport = (row: ReportRow): Report => ({
  id: row.id,
  reporter: row.reporter && person(row.reporter),
  reported: person(row.reported),
  reason: row.reason,
  words: row.words,
  thread: row.thread,
  created_at: timeOf(row.created_at),
  done: row.done_at !== null,
  done_at: timeOrNull(row.done_at),
});
