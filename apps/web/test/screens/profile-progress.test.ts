import { changeAlias } from '@serendip/contract/accounts';
import { listProfileAnswers } from '@serendip/contract/profile';
import { describe, expect } from 'vitest';
import { eventually, field, heading, press, see, shows } from './looking.ts';
import { visit } from './pages.ts';
import { answerAll } from './profile-answers.ts';
import { ana, preference, profileQuestions } from './samples.ts';
import { test } from './stage.ts';

const { text, choice, mood } = profileQuestions;

describe.concurrent('Profile: progress, nothing to answer, account', () => {
  test.for([
    [0, '0%', null, '8 questions left to complete your profile'],
    [1, '13%', null, '7 questions left to complete your profile'],
    [2, '25%', 'Strong Start! 💪', '6 questions left to complete your profile'],
    [4, '50%', 'Halfway to Great Connections! 🌟', '4 questions left to complete your profile'],
    [6, '75%', 'Almost Ready to Connect! 🔥', '2 questions left to complete your profile'],
    [7, '88%', 'Almost Ready to Connect! 🔥', 'Just 1 more question to go!'],
    [8, '100%', 'Connection Master! 🎉', null],
  ] as const)(
    'with %i of 8 answered: ring, counts and badge',
    async ([count, percentage, badge, remaining], { stage }) => {
      const { page, api } = await stage();
      const asked = Array.from({ length: 8 }, (_, n) => ({ ...mood, id: `question-${n}`, text: `Question ${n}?` }));
      answerAll(
        api,
        asked,
        asked.slice(0, count).map(({ id }) => preference(id, ['yes'])),
      );
      await visit(page, '/profile');
      const ring = page.getByRole('progressbar', { name: 'Profile completion' });
      await see(ring, percentage);
      expect(await ring.getAttribute('aria-valuenow')).toBe(percentage.slice(0, -1));
      const counted = (name: string) =>
        page
          .locator('dl div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .textContent();
      expect([await counted('Completed'), await counted('Remaining')]).toEqual([String(count), String(8 - count)]);
      const badges = [
        'Connection Master! 🎉',
        'Almost Ready to Connect! 🔥',
        'Halfway to Great Connections! 🌟',
        'Strong Start! 💪',
      ];
      const shown = [];
      for (const each of badges) if (await shows(page, each)) shown.push(each);
      expect(shown).toEqual(badge ? [badge] : []);
      if (remaining) await see(page, remaining);
      else expect(await page.getByText(/left to complete|more question/).count()).toBe(0);
      expect(await heading(page, 'Congratulations! Profile Complete').count()).toBe(count === 8 ? 1 : 0);
    },
  );

  test('the last answer brings the congratulations', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [choice, mood], [preference(choice.id, ['founder'])]);
    await visit(page, '/profile');
    await see(page, 'Just 1 more question to go!');
    await press(page, 'No');
    await heading(page, 'Congratulations! Profile Complete').waitFor();
    await see(page, 'Connection Master! 🎉');
  });

  test("with no questions: 'No Questions Available'", async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, []);
    await visit(page, '/profile');
    await heading(page, 'No Questions Available').waitFor();
    await see(page, 'There are no preference questions available at this time. Check back later!');
  });

  test("a load failure shows 'Failed to load preferences data'", async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api).refuse(listProfileAnswers, { code: 403, message: 'Oh' });
    await visit(page, '/profile');
    await see(page, 'Failed to load preferences data');
    answerAll(api);
    await press(page, 'Try again');
    await heading(page, text.text).waitFor();
  });

  test('offers to change the alias, and says why one is refused', async ({ stage }) => {
    const { page, api } = await stage();
    answerAll(api, [mood]).refuse(changeAlias, {
      code: 422,
      message: 'Some fields are not valid',
      errors: ['Alias has already been taken'],
    });
    await visit(page, '/profile');
    await field(page, 'Alias').fill('A B');
    await press(page, 'Save alias');
    await see(page, 'Alias must be 3 to 30 lowercase letters, digits or single hyphens');
    expect(api.callsOf(changeAlias)).toHaveLength(0);
    await field(page, 'Alias').fill('quick-lynx');
    await press(page, 'Save alias');
    await see(page, 'Alias has already been taken');
    api.answer(changeAlias, { user: { ...ana, alias: 'quick-lynx' } });
    await press(page, 'Save alias');
    await eventually(() => page.evaluate("JSON.parse(localStorage.getItem('serendip.user')).alias")).toBe('quick-lynx');
  });
});
