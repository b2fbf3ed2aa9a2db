import { addGuestList } from '@serendip/contract/guest-lists';
import { z } from 'zod';
import { defineTool, ofEvent } from './tool.ts';

/** More do not fit into one message of 128 kB. */
const rowsMax = 1_000;
const wrongShown = 100;

const row = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  labels: z.array(z.string()).optional(),
});

export const previewGuestListTool = defineTool({
  name: 'preview_guest_list',
  title: 'Check a guest list',
  description: `Says of up to ${rowsMax} rows how many people are new, known, twice in the list or wrong, and why. Saves nothing and invites nobody.`,
  input: ofEvent.extend({ rows: z.array(row).max(rowsMax) }),
  readOnly: true,
  async run({ event_id, rows }, { call, screenOf }) {
    const body = { guest_list: { rows, invite: false, dry_run: true } };
    const { guest_list } = await call(addGuestList, { params: { event_id }, body });
    return {
      new: guest_list.new,
      known: guest_list.known,
      twice: guest_list.twice,
      wrong: guest_list.wrong.length,
      wrong_rows: guest_list.wrong.slice(0, wrongShown),
      screen: screenOf(event_id),
      next: 'A host brings the list and invites under People, Bring a guest list.',
    };
  },
});
