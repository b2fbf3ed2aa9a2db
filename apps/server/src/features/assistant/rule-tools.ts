import { checkRule, createRule } from '@serendip/contract/rules';
import { defineTool, ofEvent } from './tool.ts';

const input = ofEvent.extend({ rule: createRule.body.shape.rule });
const about =
  'Kinds: pair (a and b meet, or never), same (people who share something sit apart, together, or at most n to a room), room_has, stay and quota (of a group). A group is people by id, a label, an e-mail domain or everyone.';

export const checkRuleTool = defineTool({
  name: 'check_rule',
  title: 'Check a rule',
  description: `Says what a rule for match runs means, whom it touches in numbers, and what it cannot hold together with. Saves nothing. ${about}`,
  input,
  readOnly: true,
  async run({ event_id, rule }, { call, screenOf }) {
    const checked = await call(checkRule, { params: { event_id }, body: { rule } });
    return { ...checked.rule, screen: screenOf(event_id) };
  },
});

export const draftRuleTool = defineTool({
  name: 'draft_rule',
  title: 'Draft a rule',
  description: `Saves a rule for coming match runs. Plans that exist stay as they are. ${about}`,
  input,
  readOnly: false,
  async run({ event_id, rule }, { call, screenOf }) {
    const { rule: made } = await call(createRule, { params: { event_id }, body: { rule } });
    return {
      rule_id: made.id,
      sentence: made.sentence,
      touches: made.touches,
      conflicts: made.conflicts,
      screen: screenOf(event_id),
      next: 'A host changes, orders or deletes rules on the screen.',
    };
  },
});
