import { checkRule, createRule, type EventRule, listRules, orderRules, updateRule } from '@serendip/contract/rules';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId, hostedEvent, idOf } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const rule = (number: number, changes: Partial<EventRule>): EventRule => ({
  id: idOf(800 + number),
  kind: 'stay',
  strength: 'if_possible',
  group: { everyone: true },
  room_number: number,
  sentence: `Everybody sits in room ${number}`,
  touches: { people: 8, pairs: 0 },
  conflicts: [],
  ...changes,
});

describe('A host’s rules', () => {
  test('are sentences with blanks that say whom they touch and what they fight with, in an order changed by keys', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: 8 }) }));
    let rules = [rule(1, {}), rule(2, {})];
    const standing = {
      sentence: 'People with the same e-mail domain are apart',
      touches: { people: 5, pairs: 4 },
      conflicts: [
        {
          with: null,
          sentence: 'This cannot hold: 1 room.',
          change: 'Rooms of 3 instead of 2',
          apply: { code: 'room_size' as const, from: 2, to: 3 },
        },
        {
          with: null,
          sentence: 'Not together with another.',
          change: 'Make it if possible',
          apply: { code: 'if_possible' as const, rule_id: idOf(803) },
        },
      ],
    };
    api
      .answer(listRules, () => ({ rules }))
      .answer(checkRule, { rule: standing })
      .answer(createRule, () => {
        const made = rule(3, { ...standing, kind: 'same', by: 'email_domain', want: 'apart', strength: 'always' });
        rules = [made, ...rules];
        return { rule: made, rules };
      })
      .answer(orderRules, () => ({ rules: [rules[0], rules[2], rules[1]] as EventRule[] }));
    await visit(page, `/events/${eventId}`);
    await see(page, 'Everybody sits in room 1');
    await press(page, 'Add a rule');
    await page.getByRole('button', { name: /^People who are alike/ }).click();
    await see(page, 'Touches 5 people, 4 pairs');
    await see(page, 'Rooms of 3 instead of 2');
    await field(page, 'Apart or together').selectOption('apart');
    await press(page, 'Save rule');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(api.callsOf(createRule).map(({ body }) => body)).toEqual([
      { rule: { kind: 'same', strength: 'always', by: 'email_domain', want: 'apart' } },
    ]);
    expect(await page.evaluate('document.activeElement?.id')).toBe('add-rule');
    await button(page, 'Move the rule 1: drag, or press an arrow key').press('ArrowDown');
    await eventually(() => api.callsOf(orderRules).map(({ body }) => body)).toBe([
      { rule_ids: [idOf(803), idOf(802), idOf(801)] },
    ]);
    // The proposed change of a conflict is a tap.
    await press(page, 'Rooms of 3 instead of 2');
    await eventually(() => api.callsOf(listRules).at(-1)?.query).toBe({ room_size: '3', rounds: '1' });
    api.answer(updateRule, () => {
      rules = rules.map((one) => (one.id === idOf(803) ? { ...one, strength: 'if_possible', conflicts: [] } : one));
      return { rule: rules[0] as EventRule, rules };
    });
    await press(page, 'Make it if possible');
    await eventually(() => api.callsOf(updateRule).length).toBe(1);
    expect(api.callsOf(updateRule)[0]?.body).toMatchObject({ rule: { kind: 'same', strength: 'if_possible' } });
    await gone(page, 'Make it if possible');
  });
});
