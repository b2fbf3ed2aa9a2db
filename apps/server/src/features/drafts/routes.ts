import { editMatchRun, listEdits, listMendingSwaps, listRoomsToAvoid } from '@serendip/contract/draft-edits';
import { deleteMatchRun, getMatchRunChanges, publishMatchRun } from '@serendip/contract/drafts';
import { bind } from '../../http/bind.ts';
import { deleteMatchRunHandler } from './delete-match-run.ts';
import { editMatchRunHandler } from './edit-match-run.ts';
import { getMatchRunChangesHandler } from './get-match-run-changes.ts';
import { listEditsHandler } from './list-edits.ts';
import { listMendingSwapsHandler } from './list-mending-swaps.ts';
import { listRoomsToAvoidHandler } from './list-rooms-to-avoid.ts';
import { publishMatchRunHandler } from './publish-match-run.ts';

export const draftRoutes = [
  bind(publishMatchRun, publishMatchRunHandler),
  bind(getMatchRunChanges, getMatchRunChangesHandler),
  bind(deleteMatchRun, deleteMatchRunHandler),
  bind(editMatchRun, editMatchRunHandler),
  bind(listEdits, listEditsHandler),
  bind(listMendingSwaps, listMendingSwapsHandler),
  bind(listRoomsToAvoid, listRoomsToAvoidHandler),
];
