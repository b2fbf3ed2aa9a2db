import { deletePicture, getCard, getMyCard, saveMyCard, savePicture, saveSpotMe } from '@serendip/contract/cards';
import { listMessages } from '@serendip/contract/messages';
import { describe, expect } from 'vitest';
import { button, eventually, field, gone, heading, link, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { ben, bensCard, conversation, drawnPicture, emptyCard, event, myMatch, pixel } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerMessages, answerProfile, threadWithBen } from './whole-screens.ts';

describe.concurrent('The introduction card', () => {
  test('is filled in on the profile, with who sees it; a refusal is shown, and what was typed is kept until it is saved', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const saved = { ...emptyCard, name: 'Ana', links: ['https://ana.example'], sight: 'nobody' as const };
    answerProfile(api, [])
      .answer(getMyCard, { card: { ...emptyCard, name: 'An' } })
      .refuse(saveMyCard, { code: 422, message: '', errors: ['Link must start with https://'] });
    await visit(page, '/profile');
    await field(page, 'Name').fill('Ana');
    await field(page, 'Link 1').fill('ana.example');
    await page.getByLabel('Who sees your card').selectOption('Nobody');
    await press(page, 'Save card');
    await see(page, 'Link must start with https://');
    // Typed text survives a reload.
    await page.reload();
    await see(page, 'Not saved yet');
    expect(await page.getByLabel('Who sees your card').inputValue()).toBe('nobody');
    expect(await field(page, 'Link 1').inputValue()).toBe('ana.example');
    await field(page, 'Link 1').fill('https://ana.example');
    await gone(page, 'Link must start with https://');
    api.answer(saveMyCard, { card: saved });
    await press(page, 'Save card');
    await see(page, 'Card saved');
    await gone(page, 'Not saved yet');
    expect(api.callsOf(saveMyCard).at(-1)?.body).toEqual({
      card: { name: 'Ana', headline: '', pronouns: '', links: ['https://ana.example', '', ''], sight: 'nobody' },
    });
  });

  test('takes a picture that is seen first as it is cut, and refuses what is none', async ({ stage }) => {
    const { page, api } = await stage();
    const withPicture = { ...emptyCard, picture_url: drawnPicture };
    answerProfile(api, []).answer(savePicture, { card: withPicture }).answer(deletePicture, { card: emptyCard });
    await visit(page, '/profile');
    const input = page.getByLabel('Picture', { exact: true });
    await button(page, 'Add a picture').waitFor();
    for (const buffer of [Buffer.from('GIF89a'), Buffer.from('no picture')]) {
      const mimeType = buffer.includes('GIF') ? 'image/gif' : 'image/png';
      await input.setInputFiles({ name: 'a.png', mimeType, buffer });
      await see(page, 'This picture cannot be read');
    }
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
    const dialog = page.getByRole('dialog');
    await page.getByRole('img', { name: 'Preview of your picture' }).waitFor();
    await press(dialog, 'Save picture');
    await see(page, 'Picture saved');
    expect(api.callsOf(savePicture)[0]?.body).toMatchObject({ type: 'image/jpeg' });
    await button(page, 'Change picture').waitFor();
    await press(page, 'Remove picture');
    await button(page, 'Add a picture').waitFor();
  });

  test('stands beside the alias among matches, and how to spot oneself is said on the event', async ({ stage }) => {
    const { page, api } = await stage({ device: { viewport: { width: 320, height: 700 } } });
    const card = { ...bensCard, name: `${'W'.repeat(40)} שרה בת־אל 👩‍🌾`, picture_url: drawnPicture };
    const user = { id: ben.id, alias: ben.alias, card };
    answerEvent(api, { shown: event({ user_joined: true, spot_me: 'Red hat' }), mine: [myMatch({ user })] }).answer(
      saveSpotMe,
      { spot_me: 'Blue hat' },
    );
    await visit(page, `/events/${event().id}`);
    await heading(page, new RegExp(`^${card.name} ${ben.alias}$`)).waitFor();
    for (const words of ['Bakes bread, needs a website', 'he/him', 'How to spot them: green scarf'])
      await see(page, words);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    const own = field(page, 'How to spot me');
    await own.fill('Blue hat');
    await button(page, 'Save').click();
    await see(page, 'Saved');
    expect(api.callsOf(saveSpotMe)[0]?.body).toEqual({ text: 'Blue hat' });
    await eventually(() => own.inputValue()).toBe('Blue hat');
  });

  test('stands in the list of messages and above a thread, with its links', async ({ stage }) => {
    const { page, api } = await stage();
    const user = { id: ben.id, alias: ben.alias, card: bensCard };
    answerMessages(api, [conversation({ user })])
      .answer(listMessages, { ...threadWithBen([]), user })
      .answer(getCard, { card: { ...emptyCard, links: ['https://ben.example/bread'] } });
    await visit(page, `/messages?user=${ben.id}`);
    await heading(page, 'Ben Okafor calm-heron').waitFor();
    await see(page.getByRole('list', { name: 'Conversations' }), 'Ben Okafor');
    const bread = link(page, 'ben.example/bread');
    expect(await bread.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    await see(page, 'How to spot them: green scarf');
  });
});
