import { serverTexts } from '@serendip/texts/server-texts';
import type { Mail } from '../../../adapters/mailer.ts';
import { htmlOf } from '../../notifications/mails/html.ts';
import { domainOf, textOf } from '../../notifications/mails/mail.ts';
import { takeWords } from './hosts-words.ts';
import { type InvitationSubject, type Links, sentTo, waysOut } from './invitation-mail.ts';

interface WordSubject extends Pick<InvitationSubject, 'id' | 'to' | 'from' | 'language'> {
  event: { name: string };
  word: { heading: string; text: string };
}

/** The one word of the hosts to an invited person: its beginning, and the link behind which all of it stands. */
export function wordMail({ event, from, language, word, ...about }: WordSubject, links: Links): Mail {
  const take = takeWords();
  const [heading, name] = [take(word.heading, 100), take(event.name, 60)];
  const { url, ...ways } = waysOut(language, links);
  const t = serverTexts(language, 'invitationMails');
  const parts = {
    language,
    heading,
    facts: [name],
    lines: [take(word.text, 300), t('wrote', { host: from })],
    button: { label: t('readWord'), url },
    ...ways,
  };
  return {
    ...sentTo(about.to, links),
    subject: serverTexts(language, 'news')('known.from_host'),
    text: textOf(parts, true),
    html: htmlOf(parts),
    messageId: `<${about.id}.word@${domainOf(links.mailFrom)}>`,
  };
}
